import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { textIn, type Bilingual, type Language } from '@nexus/domain/bilingual';
import type { Resource } from '@nexus/domain/resources/resource';
import { matches } from '@nexus/domain/text/fold';
import { formatDay, formatNumber } from '../../lib/format';
import { useMay } from '../../lib/session';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';
import { SearchBox } from '../../ui/search-box';
import { EmptyState, ErrorState, Skeletons } from '../../ui/states';
import { readAll, type ContentDocument } from './content-api';
import { adminPath, resourceOf, type ContentScreen } from './screens';
import { useTitle } from './use-title';

/** Every document of a resource: searchable, in its order, with what is hidden marked. */
export function ContentListScreen({ screen }: { screen: ContentScreen }) {
  const { t, i18n } = useTranslation('admin');
  const language = i18n.language as Language;
  const resource = resourceOf(screen);
  const title = useTitle(screen);
  const mayWrite = useMay('manage_content');
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['content', resource.name],
    queryFn: () => readAll(resource),
    staleTime: 0,
  });
  const columns = (resource.list?.columns ?? []).filter(
    (name) => resource.fields[name]?.kind !== 'image' && resource.fields[name]?.kind !== 'flag',
  );
  const shown = sorted(resource, data ?? []).filter((document) =>
    matches(
      q,
      columns.map((name) => textOf(document[name], language)),
    ),
  );
  return (
    <div className="stack" style={{ paddingBlockEnd: 40 }}>
      <div className="row between">
        <PageTitle title={title} />
        {mayWrite && (
          <Link className={buttonClass({ variant: 'primary' })} to={adminPath(screen, 'new')}>
            <Icon name="plus" small />
            {t('content.new', { name: resource.label.one[language] })}
          </Link>
        )}
      </div>
      <SearchBox
        label={t('content.search')}
        placeholder={t('content.search')}
        value={q}
        onChange={(text) => setSearch(text === '' ? {} : { q: text }, { replace: true })}
      />
      {error && !data && <ErrorState text={t('content.loadFailed')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons count={5} height={64} />}
      {data && shown.length === 0 && (
        <EmptyState
          text={
            q === ''
              ? t(
                  `content.empty.${screen.key === 'event' ? 'event' : screen.key === 'successStory' ? 'successStory' : 'other'}`,
                )
              : t('content.noMatch')
          }
        />
      )}
      {shown.length > 0 && (
        <>
          <p className="subtle sm num" role="status">
            {t('content.count', { n: formatNumber(shown.length, language) })}
          </p>
          <ul className="content-list card">
            {shown.map((document) => (
              <li key={document.id}>
                <Link to={adminPath(screen, document.id)} className="content-row">
                  {'imageUrl' in document && (
                    <Picture className="thumb" src={String(document['imageUrl'] ?? '')} alt="" width={72} height={45} />
                  )}
                  <span className="content-cells">
                    {columns.map((name, index) => (
                      <bdi key={name} className={index === 0 ? 'content-name clamp2' : 'sm muted clamp2'}>
                        {cell(document[name], resource.fields[name]?.kind, language) || '—'}
                      </bdi>
                    ))}
                  </span>
                  <span className="row" style={{ gap: 6 }}>
                    <Badges document={document} />
                    <Icon name="forward" small />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Badges({ document }: { document: ContentDocument }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {document['isFeatured'] === true && <span className="badge ac">{t('content.featured')}</span>}
      {document['isActive'] === false && <span className="badge">{t('content.hidden')}</span>}
      {'isPublished' in document && (
        <span className={document['isPublished'] ? 'badge ok' : 'badge wa'}>
          {document['isPublished'] ? t('content.published') : t('content.draft')}
        </span>
      )}
    </>
  );
}

function sorted(resource: Resource, documents: ContentDocument[]): ContentDocument[] {
  const { sort, descending = false } = resource.list ?? { sort: 'id' };
  const key = (document: ContentDocument) => document[sort];
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''));
  return documents.toSorted((a, b) => (descending ? -1 : 1) * compare(key(a), key(b)));
}

function cell(value: unknown, kind: string | undefined, language: Language): string {
  if (kind === 'instant' && typeof value === 'string') return formatDay(value, language);
  return textOf(value, language).slice(0, 100);
}

function textOf(value: unknown, language: Language): string {
  if (value && typeof value === 'object' && 'en' in value) return textIn(value as Bilingual, language).text;
  return value === null || value === undefined ? '' : String(value);
}
