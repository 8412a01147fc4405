import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { createWords, titleOf } from '@nexus/domain/resources/resource';
import { Checkbox } from '../../controls/checkbox';
import { SearchField } from '../../controls/search-field';
import { Moving, MovingItem } from '../../controls/moving';
import { formatNumber } from '../../lib/format';
import { lazyPart } from '../../lib/lazy-part';
import { useMay } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { useSearchShortcut } from '../members-manager/use-search-shortcut';
import { readAll, type ContentDocument } from './content-api';
import { BulkBar } from './list/bulk-bar';
import { saveOrder } from './list/change-many';
import { ContentRow } from './list/content-row';
import { FileButtons } from './list/file-buttons';
import { Filters } from './list/filters';
import { UnfinishedBulk } from './list/unfinished-bulk';
import { useListView } from './list/use-list-view';
import { adminPath, resourceOf, type ContentScreen } from './screens';
import { useSaid } from './use-said';

const SEARCH = 'content-search';
/** What drags loads when there is something to drag. */
const OrderedList = lazyPart(async () => (await import('./list/ordered-list')).OrderedList);

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
  useSearchShortcut(SEARCH);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery({
    queryKey: ['content', resource.name],
    queryFn: () => readAll(resource),
    staleTime: 0,
  });
  const shown = useMemo(() => view.apply(data ?? [], language), [view, data, language]);
  if (error && !data) {
    return <ErrorState text={said.loadFailed} reason={said.whyNotLoaded(error)} onRetry={() => void refetch()} />;
  }
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
  const plain = (
    <ul className={screen.isCards ? 'content-cards' : 'content-list card'}>
      <Moving>
        {shown.map((document) => (
          <MovingItem key={document.id}>{row(document)}</MovingItem>
        ))}
      </Moving>
    </ul>
  );
  const emptyWord = screen.key === 'event' ? 'event' : screen.key === 'successStory' ? 'successStory' : 'other';
  return (
    <>
      <div className="row list-tools">
        <SearchField id={SEARCH} label={t('content.search')} value={view.q} onChange={(text) => view.set('q', text)} />
        <Filters view={view} resource={resource} />
        <FileButtons screen={screen} documents={shown} />
      </div>
      {mayWrite && <UnfinishedBulk resource={resource.name} />}
      {shown.length === 0 && (
        <EmptyState text={data.length === 0 ? t(`content.empty.${emptyWord}`) : t('content.noMatch')}>
          {data.length === 0 && mayWrite && (
            <Link className={buttonClass({ variant: 'primary' })} to={adminPath(screen, 'new')}>
              {createWords(resource)[language]}
            </Link>
          )}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <>
          <div className="row between">
            {mayWrite ? (
              <Checkbox
                label={t('panel.list.selectAll')}
                isChecked={chosen.length === shown.length || (chosen.length > 0 && 'some')}
                onChange={(isChecked) => setSelected(new Set(isChecked ? shown.map(({ id }) => id) : []))}
              />
            ) : (
              <span />
            )}
            <p className="subtle small digits" role="status">
              {t('content.count', { n: formatNumber(shown.length, language) })}
            </p>
          </div>
          {view.isOwnOrder && mayWrite ? (
            <Suspense fallback={plain}>
              <OrderedList
                items={shown.map((document) => ({
                  id: document.id,
                  title: titleOf(resource, document, language),
                  document,
                }))}
                onOrder={(ids) => void reorder(ids)}
                row={row}
              />
            </Suspense>
          ) : (
            plain
          )}
        </>
      )}
      {chosen.length > 0 && <BulkBar screen={screen} documents={chosen} onDone={() => setSelected(new Set())} />}
      {below?.(data)}
    </>
  );
}
