import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Bilingual, Language } from '@nexus/domain/bilingual';
import { faultsOf, faultSentence } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { ApiError } from '../../lib/api-error';
import { useMay } from '../../lib/session';
import { Button } from '../../ui/button';
import { useConfirm } from '../../ui/confirm';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Alert, ErrorState, Skeletons } from '../../ui/states';
import { useToast } from '../../ui/toasts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard';
import { readOne, remove, save, type ContentDocument } from './content-api';
import { FieldInput } from './inputs/field-input';
import { faultsBelow } from './inputs/input';
import { adminPath, resourceOf, type ContentScreen } from './screens';
import { useTitle } from './use-title';

/** Loads the document that the address names, or starts a new one. */
export function ContentEditorScreen({ screen }: { screen: ContentScreen }) {
  const { t } = useTranslation('admin');
  const { id: named } = useParams();
  const resource = resourceOf(screen);
  const id = resource.kind === 'singleton' ? 'main' : named === 'new' ? undefined : named;
  const { data, error, refetch } = useQuery({
    queryKey: ['content', resource.name, id],
    queryFn: () => readOne(resource, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: (failures, failed) => failures < 2 && !(failed instanceof ApiError && failed.status === 404),
  });
  if (id !== undefined && !data) {
    const isFirst = error instanceof ApiError && error.status === 404 && resource.kind === 'singleton';
    if (!isFirst)
      return error ? (
        <ErrorState text={t('content.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <Skeletons count={4} height={120} />
      );
  }
  return (
    <Editor key={`${id} ${data?.version ?? 0}`} screen={screen} stored={data} id={id} reload={() => void refetch()} />
  );
}

type Values = Record<string, unknown>;

function Editor(props: {
  screen: ContentScreen;
  stored: ContentDocument | undefined;
  id: string | undefined;
  reload: () => void;
}) {
  const { screen, stored, id } = props;
  const { t, i18n } = useTranslation('admin');
  const resource = resourceOf(screen);
  const title = useTitle(screen);
  const mayWrite = useMay('manage_content');
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const start = useMemo(() => startOf(resource, stored), [resource, stored]);
  const [values, setValues] = useState<Values>(start);
  const [language, setLanguage] = useState<Language>('en');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<ContentDocument>();
  const [version, setVersion] = useState(stored?.version ?? 0);
  const [isBusy, setBusy] = useState(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(start);
  useUnsavedGuard(isDirty && !isBusy, t('content.unsaved'), t('content.leave'));

  const store = useCallback(async () => {
    if (!mayWrite || isBusy) return;
    const checked = resource.schema.safeParse(values);
    if (!checked.success) {
      const found = Object.entries(faultsOf(checked.error)).map(([path, code]) => [
        path,
        faultSentence(code, i18n.language as Language),
      ]);
      setFaults(Object.fromEntries(found) as Record<string, string>);
      return;
    }
    setFaults({});
    setBusy(true);
    try {
      const saved = await save({ resource, id, version, body: values });
      setConflict(undefined);
      toast({ title: t(`content.saved.${screen.key}`), text: t('content.live') });
      if (screen.broadcast) new BroadcastChannel(screen.broadcast).postMessage('changed');
      await queries.invalidateQueries({ queryKey: ['content', resource.name] });
      if (id === undefined) await navigate(adminPath(screen, saved.id), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) setConflict(await readOne(resource, id ?? 'main'));
      if (error instanceof ApiError) setFaults(error.fields);
      toast({
        title: t(`content.failed.${screen.key}`),
        ...(error instanceof ApiError && error.sentence && { text: error.sentence }),
        isBad: true,
      });
    } finally {
      setBusy(false);
    }
  }, [mayWrite, isBusy, resource, values, i18n.language, id, version, toast, t, screen, queries, navigate]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void store();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);

  const drop = async () => {
    if (!stored) return;
    const question = screen.key === 'event' ? t('content.deleteEvent') : t('content.deleteAny');
    if (
      !(await confirm({ title: t('content.delete'), text: question, confirm: t('content.delete'), isDangerous: true }))
    )
      return;
    try {
      await remove(resource, stored);
      toast({ title: t('content.deleted') });
      await queries.invalidateQueries({ queryKey: ['content', resource.name] });
      await navigate(adminPath(screen));
    } catch (error) {
      toast({
        title: t('content.deleteFailed'),
        ...(error instanceof ApiError && { text: error.sentence }),
        isBad: true,
      });
    }
  };
  const translated = Object.entries(resource.fields).filter(
    ([, field]) => field.kind === 'text' || field.kind === 'longText',
  );
  const complete = (one: Language) => translated.filter(([name]) => (values[name] as Bilingual)[one] !== '').length;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store();
      }}
    >
      {resource.kind === 'collection' && (
        <Link className="link row back" to={adminPath(screen)}>
          <Icon name="backward" small />
          {title}
        </Link>
      )}
      <div className="row between">
        <PageTitle
          title={
            resource.kind === 'singleton'
              ? title
              : stored
                ? resource.label.one[i18n.language as Language]
                : t('content.new', { name: resource.label.one[i18n.language as Language] })
          }
        />
        <div className="seg" role="group" aria-label={t('content.languages')}>
          {(['en', 'ar'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={language === one ? 'on' : ''}
              aria-pressed={language === one}
              onClick={() => setLanguage(one)}
            >
              {one === 'en' ? 'English' : 'العربية'}
              <span className="num subtle">
                {complete(one)}/{translated.length}
              </span>
            </button>
          ))}
        </div>
      </div>
      {!mayWrite && <Alert tone="warning" title={t('content.readOnly')} />}
      {Object.keys(faults).length > 0 && <Alert tone="bad" title={t('form.summary', { ns: 'common' })} />}
      {conflict && (
        <Conflict
          resource={resource}
          mine={values}
          theirs={conflict}
          onTake={(name) => setValues({ ...values, [name]: conflict[name] })}
          onKeep={() => {
            setVersion(conflict.version);
            setConflict(undefined);
          }}
          onDiscard={props.reload}
        />
      )}
      <div className="card pad form-grid">
        {Object.entries(resource.fields).map(([name, field]) => (
          <FieldInput
            key={name}
            field={field}
            name={name}
            value={values[name]}
            language={language}
            faults={faultsBelow(faults, name)}
            isReadOnly={!mayWrite}
            onChange={(value) => setValues((old) => ({ ...old, [name]: value }))}
          />
        ))}
      </div>
      {mayWrite && (
        <div className="savebar">
          <span className="sm subtle" role="status">
            {isDirty ? t('content.dirty') : t('content.clean')}
          </span>
          <span className="row" style={{ marginInlineStart: 'auto' }}>
            {stored && resource.kind === 'collection' && (
              <Button variant="dangerQuiet" disabled={isBusy} onClick={() => void drop()}>
                {t('content.delete')}
              </Button>
            )}
            <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isDirty && stored !== undefined}>
              {t('content.save')}
            </Button>
          </span>
        </div>
      )}
    </form>
  );
}

/** What somebody else saved meanwhile, field by field, and what to do about each. Nothing typed is lost. */
function Conflict(props: {
  resource: Resource;
  mine: Values;
  theirs: ContentDocument;
  onTake: (name: string) => void;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const { t, i18n } = useTranslation('admin');
  const { resource, mine, theirs } = props;
  const differing = Object.entries(resource.fields).filter(
    ([name]) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
  const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 160);
  return (
    <Alert tone="bad" title={t('content.conflict')}>
      <ul className="stack" style={{ gap: 8, marginBlock: 12 }}>
        {differing.map(([name, field]) => (
          <li key={name}>
            <b>{field.label[i18n.language as Language]}</b>
            <p className="sm" dir="auto">
              {t('content.theirs')}: {shown(theirs[name])}
            </p>
            <Button size="small" onClick={() => props.onTake(name)}>
              {t('content.takeTheirs')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button size="small" variant="primary" onClick={props.onKeep}>
          {t('content.keepMine')}
        </Button>
        <Button size="small" onClick={props.onDiscard}>
          {t('content.discard')}
        </Button>
      </div>
    </Alert>
  );
}

function startOf(resource: Resource, stored: ContentDocument | undefined): Values {
  return Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, stored?.[name] ?? field.initial]),
  );
}
