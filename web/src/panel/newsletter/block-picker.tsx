import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { PICKED, type PickedKind } from '@nexus/domain/newsletter/issue';
import { resources } from '@nexus/domain/resources/index';
import { titleOf } from '@nexus/domain/resources/resource';
import { Dialog } from '../../controls/dialog';
import { ScrollArea } from '../../controls/scroll-area';
import { SearchField } from '../../controls/search-field';
import { RowSkeletons } from '../../controls/skeletons';
import { EmptyState, ErrorState } from '../../controls/states';
import { formatDay } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { readPage } from '../content/content-api';

/** Chooses something that is on the site, by searching the list that the panel has of it. */
export function BlockPicker(props: {
  kind: PickedKind;
  onClose: () => void;
  onPick: (id: string, title: string) => void;
}) {
  const { kind } = props;
  const t = useWords('issues');
  const common = useWords();
  const language = useLanguage();
  const title = useId();
  const [q, setQ] = useState('');
  const asked = useDeferredValue(q.trim());
  const resource = resources[PICKED[kind]];
  const { data, error, refetch } = useQuery({
    queryKey: ['issue-picker', kind, asked, language],
    queryFn: () => readPage(resource, { q: asked, status: 'shown', lang: language }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { saysItself: true },
  });
  // Outside the form that it was opened from, which Enter in the search would send.
  return createPortal(
    <Dialog isOpen onClose={props.onClose} labelledBy={title} size="wide">
      <div className="stack">
        <div className="row between">
          <h2 id={title}>{t(`pick.${kind}`)}</h2>
          <Button size="small" variant="ghost" onClick={props.onClose}>
            {common('close')}
          </Button>
        </div>
        <SearchField label={t('search')} value={q} onChange={setQ} />
        {error && !data && <ErrorState text={t('pickFailed')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <RowSkeletons count={3} />}
        {data?.rows.length === 0 && <EmptyState text={t('noMatch')} />}
        {data && data.rows.length > 0 && (
          <ScrollArea className="card take-list">
            <ul className="lines">
              {data.rows.map((row) => {
                const name = titleOf(resource, row, language);
                const startsAt = row['startsAt'];
                return (
                  <li key={row.id}>
                    <button type="button" className="bare person line" onClick={() => props.onPick(row.id, name)}>
                      <span>
                        <b>
                          <bdi>{name}</bdi>
                        </b>
                        {typeof startsAt === 'string' && <small>{formatDay(startsAt, language)}</small>}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </ScrollArea>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
