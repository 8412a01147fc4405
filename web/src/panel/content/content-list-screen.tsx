import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LANGUAGES, type Language } from '@nexus/domain/bilingual';
import { titleOf, visibilityField, type Resource } from '@nexus/domain/resources/resource';
import { found } from '@nexus/domain/search/found';
import type { Texts } from '@nexus/domain/search/search';
import { Select } from '../../controls/input';
import { SearchField } from '../../controls/search-field';
import { formatNumber } from '../../lib/format';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { EmptyState, ErrorState, Skeletons } from '../../ui/states';
import { useToast } from '../../lib/toasts';
import { readAll, type ContentDocument } from './content-api';
import { BulkBar } from './list/bulk-bar';
import { saveOrder } from './list/change-many';
import { OrderedRows } from '../ordered-rows';
import { ContentRow } from './list/content-row';
import { FileButtons } from './list/file-buttons';
import { UnfinishedBulk } from './list/unfinished-bulk';
import { adminPath, resourceOf, type ContentScreen } from './screens';
import { textOf } from './shown-value';
import { useSaid } from './use-said';
import { useTitle } from './use-title';

/** Every document of a resource: searched, filtered, sorted and ordered, with what can be done to several at once. */
export function ContentListScreen({
  screen,
  below,
}: {
  screen: ContentScreen;
  below?: (documents: ContentDocument[]) => ReactNode;
}) {
  const t = useWords('admin');
  const language = useLanguage();
  const resource = resourceOf(screen);
  const title = useTitle(screen);
  return (
    <div className="stack" style={{ paddingBlockEnd: 40 }}>
      <div className="row between">
        <PageTitle title={title} />
        {useMay('manage_content') && (
          <Link className={buttonClass({ variant: 'primary' })} to={adminPath(screen, 'new')}>
            <Icon name="plus" small />
            {t('content.new', { name: resource.label.one[language] })}
          </Link>
        )}
      </div>
      <ContentList screen={screen} below={below} />
    </div>
  );
}

/** The list itself, for screens that have more around it. */
export function ContentList({
  screen,
  below,
}: {
  screen: ContentScreen;
  below?: ((documents: ContentDocument[]) => ReactNode) | undefined;
}) {
  const t = useWords('admin');
  const language = useLanguage();
  const resource = resourceOf(screen);
  const said = useSaid(screen.key);
  const toast = useToast();
  const queries = useQueryClient();
  const mayWrite = useMay('manage_content');
  const view = useListView(resource);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery({
    queryKey: ['content', resource.name],
    queryFn: () => readAll(resource),
    staleTime: 0,
  });
  const shown = useMemo(() => view.apply(data ?? [], language), [view, data, language]);
  if (error && !data) return <ErrorState text={said.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons count={5} height={64} />;

  const reorder = async (ids: string[]) => {
    const order = new Map(ids.map((id, index) => [id, index]));
    queries.setQueryData(['content', resource.name], (old: ContentDocument[] = []) =>
      old.map((one) => ({ ...one, order: order.get(one.id) ?? one['order'] })),
    );
    try {
      await saveOrder(resource.name, ids);
    } catch (failed) {
      // What is not known to be saved is not shown as if it were.
      queries.setQueryData(['content', resource.name], data);
      toast({ title: t('panel.list.orderFailed'), error: failed });
    }
    await refetch();
  };
  const toggle = (id: string) =>
    setSelected((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id]));
  const chosen = shown.filter(({ id }) => selected.has(id));
  const row = (document: ContentDocument, handle?: ReactNode) => (
    <ContentRow
      screen={screen}
      document={document}
      isSelected={selected.has(document.id)}
      onSelect={mayWrite ? () => toggle(document.id) : undefined}
      handle={handle}
    />
  );
  const emptyWord = screen.key === 'event' ? 'event' : screen.key === 'successStory' ? 'successStory' : 'other';
  return (
    <>
      <div className="row list-tools">
        <SearchField label={t('content.search')} value={view.q} onChange={(text) => view.set('q', text)} />
        <Filters view={view} resource={resource} language={language} />
        <FileButtons screen={screen} documents={shown} />
      </div>
      {mayWrite && <UnfinishedBulk resource={resource.name} />}
      {shown.length === 0 && (
        <EmptyState text={data.length === 0 ? t(`content.empty.${emptyWord}`) : t('content.noMatch')}>
          {data.length === 0 && mayWrite && (
            <Link className={buttonClass({ variant: 'primary' })} to={adminPath(screen, 'new')}>
              {t('content.new', { name: resource.label.one[language] })}
            </Link>
          )}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <>
          <div className="row between">
            {mayWrite ? (
              <label className="row sm" style={{ gap: 8 }}>
                <input
                  type="checkbox"
                  checked={chosen.length === shown.length}
                  onChange={(event) => setSelected(new Set(event.target.checked ? shown.map(({ id }) => id) : []))}
                />
                {t('panel.list.selectAll')}
              </label>
            ) : (
              <span />
            )}
            <p className="subtle sm num" role="status">
              {t('content.count', { n: formatNumber(shown.length, language) })}
            </p>
          </div>
          {view.isOwnOrder && mayWrite ? (
            <OrderedRows
              className="content-list card"
              items={shown.map((document) => ({
                id: document.id,
                title: titleOf(resource, document, language),
                document,
              }))}
              onOrder={(ids) => void reorder(ids)}
              row={({ document }, handle) => row(document, handle)}
            />
          ) : (
            <ul className={screen.isCards ? 'content-cards' : 'content-list card'}>
              {shown.map((document) => (
                <li key={document.id}>{row(document)}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {chosen.length > 0 && <BulkBar screen={screen} documents={chosen} onDone={() => setSelected(new Set())} />}
      {below?.(data)}
    </>
  );
}

type View = ReturnType<typeof useListView>;

/** What the address says about the list: search, filters, order. */
function useListView(resource: Resource) {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const [q, status, type, sort] = ['q', 'status', 'type', 'sort'].map((name) => search.get(name) ?? '') as [
      string,
      string,
      string,
      string,
    ];
    const flag = visibilityField(resource);
    const selectName = Object.entries(resource.fields).find(([, field]) => field.kind === 'select')?.[0];
    const columns = resource.list?.columns ?? [];
    const natural = resource.list?.sort ?? 'id';
    const apply = (documents: ContentDocument[], language: Language) => {
      const inView = documents
        .filter((one) => !flag || status === '' || one[flag] === (status === 'shown'))
        .filter((one) => !selectName || type === '' || one[selectName] === type);
      const matching = found(q, inView, (one) => textsOf(one, columns));
      const by = sort === 'newest' ? 'updatedAt' : sort in resource.fields ? sort : natural;
      const sign = by === 'updatedAt' || (by === natural && resource.list?.descending) ? -1 : 1;
      return matching.toSorted((a, b) => sign * compare(a[by], b[by], language));
    };
    const set = (name: string, value: string) => {
      const next = new URLSearchParams(search);
      if (value === '') next.delete(name);
      else next.set(name, value);
      setSearch(next, { replace: true });
    };
    const isOwnOrder = natural === 'order' && [q, status, type, sort].every((one) => one === '');
    return { q, status, type, sort, flag, selectName, columns, natural, apply, set, isOwnOrder };
  }, [resource, search, setSearch]);
}

function Filters({ view, resource, language }: { view: View; resource: Resource; language: Language }) {
  const t = useWords('admin', 'panel.list');
  const { selectName } = view;
  const sortable = view.columns.filter((name) => !['image', 'flag'].includes(resource.fields[name]?.kind ?? ''));
  return (
    <>
      {view.flag && (
        <Select
          fit
          aria-label={t('status')}
          value={view.status}
          onChange={(event) => view.set('status', event.target.value)}
          options={[
            { value: '', label: t('all') },
            { value: 'shown', label: t('shown') },
            { value: 'hidden', label: t('hidden') },
          ]}
        />
      )}
      {selectName && (
        <Select
          fit
          aria-label={resource.fields[selectName]?.label[language]}
          value={view.type}
          onChange={(event) => view.set('type', event.target.value)}
          options={[
            { value: '', label: `${resource.fields[selectName]?.label[language]}: ${t('all')}` },
            ...(resource.fields[selectName]?.options ?? []).map(({ value, label }) => ({
              value,
              label: label[language],
            })),
          ]}
        />
      )}
      <Select
        fit
        aria-label={t('sort')}
        value={view.sort}
        onChange={(event) => view.set('sort', event.target.value)}
        options={[
          { value: '', label: view.natural === 'order' ? t('order') : `${t('sort')}…` },
          { value: 'newest', label: t('newest') },
          ...sortable.map((name) => ({ value: name, label: resource.fields[name]?.label[language] ?? name })),
        ]}
      />
    </>
  );
}

/** The columns in both languages; what is a person's name is found in the other script as well. */
function textsOf(document: ContentDocument, columns: readonly string[]): Texts {
  const inBoth = (names: readonly string[]) =>
    names.flatMap((name) => [...new Set(LANGUAGES.map((language) => textOf(document[name], language)))]);
  const isPerson = (name: string) => ['name', 'personName'].includes(name);
  return { names: inBoth(columns.filter(isPerson)), words: inBoth(columns.filter((name) => !isPerson(name))) };
}

function compare(a: unknown, b: unknown, language: Language): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return textOf(a, language).localeCompare(textOf(b, language), language);
}
