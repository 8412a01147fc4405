import { useDeferredValue, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QueueEntry } from '@nexus/domain/membership/queue';
import { Moving } from '../../controls/moving';
import { Pagination } from '../../controls/pagination';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Alert, EmptyState, ErrorState } from '../../controls/states';
import { LoadingMembers } from './loading-members';
import { QueueCard } from './queue-card';
import { useDecide } from './use-decide';
import { useFocusedCard } from './use-focused-card';
import { usePending } from './use-members';
import { isTyping } from './use-search-shortcut';

const NOBODY: readonly QueueEntry[] = [];

/** Requests first, then pending members without one, 25 a page. The whole queue can be cleared with the keyboard. `only`: one member. */
export function PendingTab(props: { q: string; page: number; only?: string; onPage?: (page: number) => void }) {
  const { page, only, onPage } = props;
  const t = useWords('admin');
  const language = useLanguage();
  const q = useDeferredValue(props.q);
  const navigate = useNavigate();
  const { data, error, refetch, dataUpdatedAt } = usePending({ q, page, ...(only && { member: only }) });
  const { decide, busyId } = useDecide();
  const shown = data?.items ?? NOBODY;
  const unclear = data?.unclear ?? [];
  const { current, focus, noteFocus } = useFocusedCard(shown);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const entry = shown[current];
      const key = event.key.toLowerCase();
      if (key === 'j') focus(current + 1);
      else if (key === 'k') focus(current - 1);
      else if (entry && !only && key === 'o') void navigate(casePath(entry));
      else if (entry && (key === 'a' || key === 'r')) {
        event.preventDefault();
        void decide(decidedOf(entry), key === 'a' ? 'approved' : 'rejected');
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shown, current, focus, decide, navigate, only]);

  if (error && !data) return <ErrorState text={t('members.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingMembers className="stack" count={4} height={116} />;
  const { total } = data;
  const nobody = q.trim() === '' ? t('members.emptyPending') : t('members.emptyPendingSearch');
  if (shown.length === 0) {
    return (
      <>
        <UnclearRequests requests={unclear} />
        <EmptyState text={nobody} />
      </>
    );
  }
  return (
    <>
      <UnclearRequests requests={unclear} />
      <p className="subtle small digits" role="status">
        {t('members.countPending', { count: total, n: formatNumber(total, language) })}
      </p>
      <ul className="queue moving">
        <Moving>
          {shown.map((entry, index) => (
            <QueueCard
              key={entry.id}
              entry={entry}
              isFocused={index === current}
              readAt={dataUpdatedAt}
              to={only ? undefined : casePath(entry)}
              isBusy={busyId === entry.member.id}
              onFocus={() => noteFocus(index)}
              onDecide={(status) => void decide(decidedOf(entry), status)}
            />
          ))}
        </Moving>
      </ul>
      {onPage && <Pagination page={data.page} pageCount={data.pageCount} onChange={onPage} />}
    </>
  );
}

/** Imported requests that are nobody's for certain: the people they may belong to are decided about themselves. */
function UnclearRequests({ requests }: { requests: readonly { id: string; name: string; email: string }[] }) {
  const t = useWords('admin');
  if (requests.length === 0) return null;
  return (
    <Alert tone="warning" title={t('members.unclear')}>
      <p>{t('members.unclearText')}</p>
      <ul>
        {requests.map(({ id, name, email }) => (
          <li key={id}>
            <bdi>{name || t('members.unknownName')}</bdi> · <bdi>{email}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function casePath({ member }: QueueEntry): string {
  return `?member=${encodeURIComponent(member.id)}`;
}

function decidedOf({ member, request }: QueueEntry) {
  return { member, ...(request && { requestId: request.id }) };
}
