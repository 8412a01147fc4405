import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Bilingual, Language } from '@nexus/domain/bilingual';
import type { ActivityEntry } from '@nexus/domain/contract/history';
import { editedField, visibilityField, type Resource } from '@nexus/domain/resources/resource';
import { Segments } from '../../controls/segments';
import { ApiError, sentenceOf } from '../../lib/api-error';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { useConfirm } from '../../lib/confirm';
import { Alert, ErrorState, Skeletons } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard';
import { Conflict } from './conflict';
import { readOne, remove, restore, save, type ContentDocument } from './content-api';
import { DraftOffer } from './draft-offer';
import { FaultSummary } from './fault-summary';
import { HistoryDialog } from './history-dialog';
import { FieldInput } from './inputs/field-input';
import { faultsBelow } from './inputs/input';
import { unreadableIn } from './fault-places';
import { merged } from './merge';
import { Preview, useHasPreview } from './preview';
import { SaveBar } from './save-bar';
import { ScheduleDialog } from './schedule-dialog';
import { resourceOf, type ContentScreen } from './screens';
import { Together } from './together';
import { useDraft, type Draft } from './use-draft';
import { useFaults } from './use-faults';
import { useLiveCheck } from './use-live-check';
import { useSaid, type SaidInstead } from './use-said';
import { useUndo } from './use-undo';

type Values = Record<string, unknown>;

interface Props {
  screen: ContentScreen;
  /** Undefined for a new document. */
  id: string | undefined;
  /** Only these fields are shown; the others keep what they hold. */
  fields?: readonly string[];
  /** What a new document starts with, over the initial values of its fields. */
  initial?: Values;
  /** Stands above the fields; `fill` puts values into the form. */
  above?: (form: { values: Values; fill: (values: Values) => void }) => ReactNode;
  /** Said instead of the content type's own words. */
  words?: SaidInstead;
  onCreated?: (id: string) => void;
  onRemoved?: () => void;
  onSaved?: (document: ContentDocument) => void;
}

/** The editor of one document: loads it, or starts a new one. */
export function DocumentEditor(props: Props) {
  const { screen, id } = props;
  const resource = resourceOf(screen);
  const said = useSaid(screen.key);
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['content', resource.name, id],
    queryFn: () => readOne(resource, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const isFirst = error instanceof ApiError && error.status === 404 && resource.kind === 'singleton';
  if (id !== undefined && !data && !isFirst) {
    return error ? (
      <ErrorState text={said.loadFailed} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeletons count={4} height={120} />
    );
  }
  const reload = () => void refetch().then(() => setRound((old) => old + 1));
  return <Form key={`${id} ${round}`} {...props} found={data} reload={reload} />;
}

/** It goes on across its own saves, so that what is typed or opened meanwhile stays. */
function Form(props: Props & { found: ContentDocument | undefined; reload: () => void }) {
  const { screen, id } = props;
  const [stored, setStored] = useState(props.found);
  /** Set while the form goes on with a draft of an older version: a save then meets what was saved since. */
  const [basis, setBasis] = useState<{ version: number; values: Values }>();
  const version = basis?.version ?? stored?.version ?? 0;
  const t = useWords('admin');
  const signedIn = useWords('signedIn');
  const language = useLanguage();
  const resource = resourceOf(screen);
  const mayWrite = useMay('manage_content');
  const said = useSaid(screen.key, props.words);
  const undo = useUndo();
  const toast = useToast();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const newest = useMemo(() => startOf(resource, stored, props.initial), [resource, stored, props.initial]);
  const start = basis?.values ?? newest;
  const [values, setValues] = useState<Values>(start);
  const [edited, setEdited] = useState<Language>(language);
  const form = useRef<HTMLFormElement>(null);
  const { faults, check, refuse, show, clear } = useFaults({ resource, values, language, onTab: setEdited });
  const [conflict, setConflict] = useState<{ theirs: ContentDocument; by: string; base: Values; mine: Values }>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [opened, setOpened] = useState<'history' | 'schedule'>();
  const [isPreviewing, setPreviewing] = useState(false);
  const hasPreview = useHasPreview(screen.key);
  const live = useLiveCheck(resource, savedHere.get(`${resource.name}/${id}`) === stored?.version ? stored : undefined);
  const isDirty = JSON.stringify(values) !== JSON.stringify(start);
  useUnsavedGuard(isDirty && !isBusy, t('content.unsaved'), t('content.leave'));
  const draft = useDraft({
    name: `${resource.name}/${id ?? 'new'}`,
    version,
    base: start,
    values,
    isDirty: isDirty && mayWrite,
  });
  const takeDraft = (taken: Draft) => {
    draft.take(taken);
    setBasis(taken.version === stored?.version ? undefined : stored && { version: taken.version, values: taken.base });
    setValues({ ...start, ...taken.typed });
  };

  // One try after another with the same words is one document, should an answer have been lost on its way.
  const tried = useRef({ body: '', key: '' });
  const keyOf = (sent: Values) => {
    const body = JSON.stringify(sent);
    if (tried.current.body !== body) tried.current = { body, key: crypto.randomUUID() };
    return tried.current.key;
  };
  const { onCreated, onSaved } = props;
  const store = async () => {
    if (!mayWrite || isBusy) return;
    const found = { ...check(), ...unreadableIn(form.current, t('content.unreadable')) };
    if (Object.keys(found).length > 0) {
      refuse(form.current, found);
      if (screen.key === 'missionVision')
        toast({ title: t('panel.editor.validationTitle'), text: t('panel.editor.missionRequired'), isBad: true });
      return;
    }
    clear();
    setFailure('');
    setBusy(true);
    try {
      const saved = await save({ resource, id, version, body: values, key: keyOf(values) });
      savedHere.set(`${resource.name}/${saved.id ?? 'main'}`, saved.version);
      setConflict(undefined);
      draft.settle();
      said.succeeded(stored ? 'updated' : 'created');
      if (screen.key === 'hero' && saved['backgroundImageUrl'] !== start['backgroundImageUrl'])
        toast({ title: t('panel.editor.heroImageSaved'), text: t('content.live') });
      tell(screen);
      queries.setQueryData(['content', resource.name, saved.id], saved);
      // Another document may have changed with it: the words that they share.
      const isOther = ({ queryKey: [, name, one] }: { queryKey: readonly unknown[] }) =>
        name !== resource.name || one !== saved.id;
      void queries.invalidateQueries({ queryKey: ['content'], predicate: isOther });
      onSaved?.(saved);
      if (id === undefined) return onCreated?.(saved.id);
      setStored(saved);
      setBasis(undefined);
      setValues((now) => typedSince(values, now, startOf(resource, saved)));
      setBusy(false);
    } catch (error) {
      setBusy(false);
      const isStale = error instanceof ApiError && error.status === 412;
      if (isStale) await meet(error.details['by'] ?? '');
      else if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) setFailure(sentenceOf(error));
      if (error instanceof ApiError) refuse(form.current, error.fields);
      said.failed(stored ? 'updateFailed' : 'createFailed', error);
    }
  };
  /** Somebody else saved meanwhile: their changes come into the form beside mine. */
  const meet = async (by: string) => {
    const theirs = await readOne(resource, id ?? 'main').catch(() => undefined);
    if (!theirs) return setFailure(signedIn('refused.stale'));
    setConflict({ theirs, by, base: start, mine: values });
    setValues((now) => merged({ base: start, mine: now, theirs: startOf(resource, theirs) }));
  };
  const onSaveKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void store();
  });
  useEffect(() => {
    addEventListener('keydown', onSaveKey);
    return () => removeEventListener('keydown', onSaveKey);
  }, []);

  const drop = async () => {
    if (!stored) return;
    const text = screen.key === 'event' ? t('content.deleteEvent') : t('content.deleteAny');
    if (!(await confirm({ title: t('content.delete'), text, confirm: t('content.delete'), isDangerous: true }))) return;
    setBusy(true);
    try {
      const { entryId } = await remove(resource, stored);
      draft.dropAll();
      said.succeeded('deleted', () => void undo(entryId));
      await queries.invalidateQueries({ queryKey: ['content', resource.name], refetchType: 'none' });
      props.onRemoved?.();
    } catch (error) {
      setBusy(false);
      said.failed('deleteFailed', error);
    }
  };
  const reset = () => {
    const kept = { values, basis };
    setBasis(undefined);
    setValues(newest);
    draft.settle();
    toast({
      title: t('panel.editor.wasReset'),
      action: {
        label: t('panel.list.undo'),
        run: () => {
          setBasis(kept.basis);
          setValues(kept.values);
        },
      },
    });
  };
  const bringBack = async (entry: ActivityEntry) => {
    try {
      await restore({ resource, id: id ?? 'main', entryId: entry.id, version });
      setOpened(undefined);
      toast({ title: t('panel.editor.restored') });
      tell(screen);
      props.reload();
    } catch (error) {
      // What is said must be seen, and what somebody else saved meanwhile too.
      setOpened(undefined);
      if (error instanceof ApiError && error.status === 412) props.reload();
      said.failed('updateFailed', error);
    }
  };

  const shown = Object.entries(resource.fields).filter(([name]) => props.fields?.includes(name) ?? true);
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store();
      }}
    >
      <div className="row between">
        <LanguageTabs resource={resource} values={values} value={edited} onChange={setEdited} />
        <span className="row" style={{ gap: 8 }}>
          {hasPreview && (
            <Button
              size="small"
              className="off-phone"
              aria-pressed={isPreviewing}
              onClick={() => setPreviewing((old) => !old)}
            >
              {isPreviewing ? t('panel.editor.closePreview') : t('panel.editor.preview')}
            </Button>
          )}
          {stored && (
            <Button size="small" onClick={() => setOpened('history')}>
              {t('panel.editor.history')}
            </Button>
          )}
          {stored && mayWrite && visibilityField(resource) && (
            <Button size="small" onClick={() => setOpened('schedule')}>
              {t('panel.editor.schedule')}
            </Button>
          )}
        </span>
      </div>
      {stored && mayWrite && <Together resource={resource} id={id ?? 'main'} />}
      {!mayWrite && <Alert tone="warning" title={t('content.readOnly')} />}
      {draft.offer && mayWrite && (
        <DraftOffer draft={draft.offer} language={language} onTake={takeDraft} onDrop={draft.throwAway} />
      )}
      <FaultSummary
        resource={resource}
        faults={faults}
        shown={shown.map(([name]) => name)}
        onShow={(path) => show(form.current, path)}
      />
      {conflict && (
        <Conflict
          resource={resource}
          by={conflict.by}
          base={conflict.base}
          mine={conflict.mine}
          theirs={conflict.theirs}
          now={values}
          onTake={(name) => setValues({ ...values, [name]: conflict.theirs[name] })}
          onKeep={() => {
            setStored(conflict.theirs);
            setBasis(undefined);
            setConflict(undefined);
          }}
          onDiscard={() => {
            draft.settle();
            props.reload();
          }}
        />
      )}
      {props.above?.({ values, fill: (filled) => setValues((old) => ({ ...old, ...filled })) })}
      <div className={isPreviewing ? 'with-preview' : undefined}>
        {/* A new document gets its own form once it is there: nothing is typed into this one meanwhile. */}
        <fieldset className="card pad form-grid" disabled={isBusy && id === undefined}>
          {shown.map(([name, field]) => (
            <div key={name} className="contents" data-field={name}>
              <FieldInput
                field={editedField(resource, name, start)?.field ?? field}
                name={name}
                path={name}
                value={values[name]}
                language={edited}
                faults={faultsBelow(faults, name)}
                isReadOnly={!mayWrite || editedField(resource, name, start)?.isFixed === true}
                onChange={(value) => setValues((old) => ({ ...old, [name]: value }))}
              />
            </div>
          ))}
        </fieldset>
        {isPreviewing && (
          <Preview
            previewKey={screen.key}
            resource={resource}
            values={values}
            language={edited}
            onClose={() => setPreviewing(false)}
          />
        )}
      </div>
      {failure && <Alert tone="bad" title={failure} />}
      {mayWrite && (
        <SaveBar
          isNew={!stored}
          isDirty={isDirty}
          isBusy={isBusy}
          faults={Object.keys(faults).length}
          live={live}
          onDelete={stored && props.onRemoved && resource.kind === 'collection' ? () => void drop() : undefined}
          onPreview={hasPreview ? () => setPreviewing(true) : undefined}
          onReset={reset}
          onReload={props.reload}
        />
      )}
      {stored && (
        <>
          <HistoryDialog
            resource={resource}
            id={id ?? 'main'}
            isOpen={opened === 'history'}
            onClose={() => setOpened(undefined)}
            isDirty={isDirty && mayWrite}
            onRestore={mayWrite && !isDirty ? (entry) => void bringBack(entry) : undefined}
          />
          <ScheduleDialog
            resource={resource}
            id={id ?? 'main'}
            isOpen={opened === 'schedule'}
            hasUnsaved={isDirty}
            onClose={() => setOpened(undefined)}
          />
        </>
      )}
    </form>
  );
}

/** Tells public pages that are open in other tabs. */
function tell({ broadcasts = [] }: ContentScreen): void {
  for (const channel of broadcasts) new BroadcastChannel(channel).postMessage('changed');
}

/** Versions that this tab saved: of those it is told when they are live. */
const savedHere = new Map<string, number>();

/** Which language the texts are edited in, and how many of them each has. */
function LanguageTabs(props: {
  resource: Resource;
  values: Values;
  value: Language;
  onChange: (language: Language) => void;
}) {
  const t = useWords('admin');
  const translated = Object.entries(props.resource.fields).filter(
    ([, field]) => field.kind === 'text' || field.kind === 'longText',
  );
  const complete = (one: Language) =>
    translated.filter(([name]) => (props.values[name] as Bilingual | undefined)?.[one]).length;
  if (translated.length === 0) return <span />;
  return (
    <Segments
      label={t('content.languages')}
      value={props.value}
      onChange={props.onChange}
      options={(['en', 'ar'] as const).map((value) => ({
        value,
        label: (
          <>
            {value === 'en' ? 'English' : 'العربية'}{' '}
            <span className="num subtle">
              {complete(value)}/{translated.length}
            </span>
          </>
        ),
      }))}
    />
  );
}

/** What was saved, with what was typed while it was on its way. */
function typedSince(sent: Values, now: Values, saved: Values): Values {
  const typed = Object.entries(now).filter(([name, value]) => value !== sent[name]);
  return { ...saved, ...Object.fromEntries(typed) };
}

function startOf(resource: Resource, stored: ContentDocument | undefined, initial: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, stored?.[name] ?? initial[name] ?? field.initial]),
  );
}
