import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Bilingual, Language } from '@nexus/domain/bilingual';
import { DEFAULT_ABOUT } from '@nexus/domain/resources/about';
import { resources } from '@nexus/domain/resources/index';
import { landingWords } from '@nexus/domain/resources/mission-vision';
import { createWords, type Resource } from '@nexus/domain/resources/resource';
import { LIMITS } from '@nexus/domain/limits';
import { api } from '../../lib/api-client';
import { isNotFound } from '../../lib/content';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../controls/dialog';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { readOne } from '../content/content-api';
import { Pager } from '../content/list/pager';
import { useListView } from '../content/list/use-list-view';
import { adminPath, type ContentScreen, resourceOf } from '../content/screens';
import { textOf } from '../content/shown-value';
import { useContentList } from '../content/use-content-list';
import { useSaid } from '../content/use-said';
import { useTitle } from '../content/use-title';
import { Badge } from '../../controls/badge';
import { recipeClass } from '../../theme/recipe-class';

/** All entries of mission and vision, of which one is active; each can be looked at and made the active one. */
export function MissionListScreen({ screen }: { screen: ContentScreen }) {
  const t = useWords('admin', 'panel.mission');
  const admin = useWords('admin');
  const language = useLanguage();
  const resource = resourceOf(screen);
  const title = useTitle(screen);
  const said = useSaid(screen.key);
  const mayWrite = useMay('manage_content');
  const toast = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [previewed, setPreviewed] = useState<string>();
  const view = useListView(resource);
  const { data, error, refetch } = useContentList(resource, view.asked);
  const again = () => queries.invalidateQueries({ queryKey: ['content', resource.name] });

  const activate = async (id: string) => {
    try {
      await api('POST /api/mission-vision/{id}/activate', { params: { id }, body: {} });
      toast({ title: t('activated') });
    } catch (failed) {
      toast({ title: t('activateFailed'), error: failed });
    }
    await again();
  };
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const about = await aboutWords();
      const copy = landingWords(about ?? { ...DEFAULT_ABOUT, values: [] });
      toast({ title: t(about ? 'loaded' : 'loadedDefault') });
      await navigate(adminPath(screen, 'new'), { state: { copy } });
    } catch (failed) {
      toast({ title: said.loadFailed, error: failed });
    } finally {
      setLoading(false);
    }
  };
  return (
    <div className="stack screen">
      <div className="row between">
        <PageTitle title={title} />
        {mayWrite && (
          <span className="row">
            <Button isBusy={isLoading} onClick={() => void load()}>
              {t('load')}
            </Button>
            <Link className={buttonClass({ variant: 'primary' })} to={adminPath(screen, 'new')}>
              <Icon name="plus" small />
              {createWords(resource)[language]}
            </Link>
          </span>
        )}
      </div>
      {error && !data && <ErrorState text={said.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons count={2} height={120} />}
      {data?.total === 0 && <EmptyState text={admin('content.empty.other')} />}
      <ul className="stack">
        {data?.rows.map((entry) => (
          <li key={entry.id} className="card padded stack">
            <div className="row between">
              <Badge tone={entry['isActive'] ? 'success' : 'neutral'}>
                {entry['isActive'] ? t('active') : t('inactive')}
              </Badge>
              <span className="row">
                <Button size="small" onClick={() => setPreviewed(entry.id)}>
                  {t('preview')}
                </Button>
                {mayWrite && entry['isActive'] !== true && (
                  <Button size="small" variant="primary" onClick={() => void activate(entry.id)}>
                    {t('activate')}
                  </Button>
                )}
              </span>
            </div>
            <Link className="link" to={adminPath(screen, entry.id)}>
              <bdi>{first(entry['mission'], language)}</bdi>
            </Link>
            <p className="small muted" dir="auto">
              {first(entry['vision'], language)}
            </p>
          </li>
        ))}
      </ul>
      <Pager
        before={data?.before ? view.pageAt('before', data.before) : undefined}
        after={data?.after ? view.pageAt('after', data.after) : undefined}
      />
      <PreviewDialog id={previewed} onClose={() => setPreviewed(undefined)} />
    </div>
  );
}

/** What the landing page says about the community; undefined where it says nothing yet. */
async function aboutWords(): Promise<Record<string, unknown> | undefined> {
  try {
    return await readOne(resources.about as unknown as Resource, 'main');
  } catch (error) {
    if (isNotFound(error instanceof Error ? error : null)) return undefined;
    throw error;
  }
}

/** The first 100 characters. */
function first(value: unknown, language: Language): string {
  const text = textOf(value, language);
  return text.length > LIMITS.entryPreviewCharacters ? `${text.slice(0, LIMITS.entryPreviewCharacters)}…` : text;
}

function PreviewDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const resource = resources.missionVision as unknown as Resource;
  const {
    data: entry,
    error,
    refetch,
  } = useQuery({
    queryKey: ['content', resource.name, 'shown', id],
    queryFn: () => readOne(resource, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const t = useWords('admin', 'panel.mission');
  const common = useWords();
  const language = useLanguage();
  const title = useId();
  const admin = useWords('admin', 'content');
  const values = (entry?.['values'] as Bilingual[] | undefined) ?? [];
  return (
    <Dialog isOpen={id !== undefined} onClose={onClose} labelledBy={title} size="wide">
      <div className="stack">
        <h2 id={title}>{t('preview')}</h2>
        {!entry && error && <ErrorState text={admin('listFailed')} error={error} onRetry={() => void refetch()} />}
        {!entry && !error && <Skeletons count={2} height={120} />}
        {(['mission', 'vision'] as const)
          .filter(() => entry !== undefined)
          .map((name) => (
            <section key={name} className="card padded stack">
              <h3>{textOf(entry?.[`${name}Title`], language) || t(name)}</h3>
              <p dir="auto">{textOf(entry?.[name], language)}</p>
            </section>
          ))}
        {values.length > 0 && (
          <ul className={recipeClass('row', { gap: 'close' })} aria-label={t('values')}>
            {values.map((value) => (
              <li key={value.en + value.ar} className="tag">
                {textOf(value, language)}
              </li>
            ))}
          </ul>
        )}
        <div className="actions">
          <Button variant="primary" data-autofocus onClick={onClose}>
            {common('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
