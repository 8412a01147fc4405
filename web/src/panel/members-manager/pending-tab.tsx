import { useEffect, useMemo } from 'react';
import type { ListedRequest } from '@nexus/domain/membership/join-request';
import { memberTexts } from '@nexus/domain/membership/member-texts';
import type { QueueEntry } from '@nexus/domain/membership/queue';
import { found } from '@nexus/domain/search/found';
import type { Texts } from '@nexus/domain/search/search';
import { Moving } from '../../controls/moving';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Alert, EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { QueueCard } from './queue-card';
import { useDecide } from './use-decide';
import { useFocusedCard } from './use-focused-card';
import { usePending } from './use-members';
import { isTyping } from './use-search-shortcut';

/** Requests first, then pending members without one. The whole queue can be cleared with the keyboard. `only`: one member. */
export function PendingTab({ q, only }: { q: string; only?: string }) {
  const t = useWords('admin');
  const language = useLanguage();
  const { data, error, refetch } = usePending();
  const { decide, busyId } = useDecide();
  const shown = useMemo(() => {
    const entries = data?.entries.filter(({ member }) => only === undefined || member.id === only) ?? [];
    return found(q, entries, textsOf);
  }, [data, q, only]);
  const unclear = useMemo(() => {
    const requests = only === undefined ? (data?.unclear ?? []) : [];
    return found(q, requests, ({ data: { name, email } }) => ({ names: [name], literal: [email] }));
  }, [data, q, only]);
  const { current, focus, noteFocus } = useFocusedCard(shown);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const entry = shown[current];
      const key = event.key.toLowerCase();
      if (key === 'j') focus(current + 1);
      else if (key === 'k') focus(current - 1);
      else if (entry && (key === 'a' || key === 'r')) {
        event.preventDefault();
        void decide(decidedOf(entry), key === 'a' ? 'approved' : 'rejected');
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shown, current, focus, decide]);

  if (error && !data) return <ErrorState text={t('members.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <>
        <p className="muted" role="status">
          {t('members.loading')}
        </p>
        <div className="stack" aria-hidden="true">
          <Skeletons count={4} height={116} />
        </div>
      </>
    );
  }
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
        {t('members.countPending', { count: shown.length, n: formatNumber(shown.length, language) })}
      </p>
      <ul className="queue moving">
        <Moving>
          {shown.map((entry, index) => (
            <QueueCard
              key={entry.id}
              entry={entry}
              isFocused={index === current}
              isBusy={busyId === entry.member.id}
              onFocus={() => noteFocus(index)}
              onDecide={(status) => void decide(decidedOf(entry), status)}
            />
          ))}
        </Moving>
      </ul>
    </>
  );
}

/** Imported requests that are nobody's for certain: the people they may belong to are decided about themselves. */
function UnclearRequests({ requests }: { requests: readonly ListedRequest[] }) {
  const t = useWords('admin');
  if (requests.length === 0) return null;
  return (
    <Alert tone="warning" title={t('members.unclear')}>
      <p>{t('members.unclearText')}</p>
      <ul>
        {requests.map(({ id, data }) => (
          <li key={id}>
            <bdi>{data.name || t('members.unknownName')}</bdi> · <bdi>{data.email}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function decidedOf(entry: QueueEntry) {
  return { member: entry.member, ...(entry.kind === 'request' && { requestId: entry.request.id }) };
}

function textsOf({ member }: QueueEntry): Texts {
  return { ...memberTexts(member), literal: [member.email] };
}
