import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContentRow as Row, ListPage } from '@nexus/domain/contract/content-rows';
import { pictureFields } from '@nexus/domain/resources/list-fields';
import { createWords, titleOf } from '@nexus/domain/resources/resource';
import { SearchField } from '../../controls/search-field';
import { Moving, MovingItem } from '../../controls/moving';
import { lazyPart } from '../../lib/lazy-part';
import { useMay } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { EmptyState, ErrorState } from '../../controls/states';
import { useSearchShortcut } from '../members-manager/use-search-shortcut';
import { BulkBar } from './list/bulk-bar';
import { saveOrder } from './list/change-many';
import { ContentRow } from './list/content-row';
import { FileButtons } from './list/file-buttons';
import { Filters } from './list/filters';
import { ListHead } from './list/list-head';
import { ContentListSkeleton } from './list/list-skeleton';
import { Pager } from './list/pager';
import { UnfinishedBulk } from './list/unfinished-bulk';
import { useListView } from './list/use-list-view';
import { adminPath, resourceOf, type ContentScreen } from './screens';
import { listKey, useContentList } from './use-content-list';
import { useSaid } from './use-said';

const SEARCH = 'content-search';
const NONE: ReadonlySet<string> = new Set();
/** What drags loads when there is something to drag. */
const OrderedList = lazyPart(async () => (await import('./list/ordered-list')).OrderedList);

/** The list itself, for screens that have more around it. */
export function ContentList({ screen, below }: { screen: ContentScreen; below?: ReactNode }) {
  const t = useWords('admin');
  const language = useLanguage();
  const resource = resourceOf(screen);
  const said = useSaid(screen.key);
  const toast = useToast();
  const queries = useQueryClient();
  const mayWrite = useMay('manage_content');
  const view = useListView(resource);
  useSearchShortcut(SEARCH);
  const [selected, setSelected] = useState(NONE);
  // Everything that matches this is chosen, whatever page is shown.
  const [wholeOf, setWholeOf] = useState<string>();
  const asked = useDeferredValue(view.asked);
  const { data, error, refetch } = useContentList(resource, asked);
  if (error && !data) {
    return <ErrorState text={said.loadFailed} reason={said.whyNotLoaded(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return <ContentListSkeleton isCards={screen.isCards === true} hasPicture={pictureFields(resource).length > 0} />;
  }

  const { rows: shown } = data;
  const { after: _after, before: _before, sort: _sort, ...match } = asked;
  const matched = JSON.stringify([resource.name, match]);
  const isAllChosen = wholeOf === matched;
  const choose = (ids: Iterable<string>, whole?: string) => {
    setSelected(new Set(ids));
    setWholeOf(whole);
  };
  const reorder = async (ids: string[]) => {
    const key = listKey(resource, { ...asked, lang: language });
    const byId = new Map(shown.map((row) => [row.id, row]));
    const rows = ids.flatMap((id) => byId.get(id) ?? []);
    queries.setQueryData(key, (old: ListPage | undefined) => old && { ...old, rows });
    try {
      await saveOrder(resource, ids);
    } catch (failed) {
      // What is not known to be saved is not shown as if it were.
      queries.setQueryData(key, data);
      toast({ title: t('panel.list.orderFailed'), error: failed });
    }
    await refetch();
  };
  const toggle = (id: string) => {
    const old = isAllChosen ? new Set(shown.map((row) => row.id)) : selected;
    choose(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id]);
  };
  const chosen = shown.filter(({ id }) => isAllChosen || selected.has(id));
  const row = (document: Row, handle?: ReactNode) => (
    <ContentRow
      screen={screen}
      document={document}
      isSelected={isAllChosen || selected.has(document.id)}
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
        <FileButtons screen={screen} asked={{ ...asked, lang: language }} />
      </div>
      {mayWrite && <UnfinishedBulk resource={resource.name} />}
      {shown.length === 0 && (
        <EmptyState text={data.all === 0 ? t(`content.empty.${emptyWord}`) : t('content.noMatch')}>
          {data.all === 0 && mayWrite && (
            <Link className={buttonClass({ variant: 'primary' })} to={adminPath(screen, 'new')}>
              {createWords(resource)[language]}
            </Link>
          )}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <>
          <ListHead
            page={data}
            chosen={chosen.length}
            isAllChosen={isAllChosen}
            onChoose={
              mayWrite
                ? (which) =>
                    choose(which === 'none' ? [] : shown.map(({ id }) => id), which === 'all' ? matched : undefined)
                : undefined
            }
          />
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
          <Pager
            before={data.before === '' ? undefined : view.pageAt('before', data.before)}
            after={data.after === '' ? undefined : view.pageAt('after', data.after)}
          />
        </>
      )}
      {chosen.length > 0 && (
        <BulkBar
          screen={screen}
          wanted={isAllChosen ? { match } : { ids: chosen.map(({ id }) => id) }}
          count={isAllChosen ? data.total : chosen.length}
          onDone={() => choose([])}
        />
      )}
      {below}
    </>
  );
}
