import type { QueueEntry } from '@nexus/domain/membership/queue';
import { paceOf } from '@nexus/domain/membership/request-clock';
import { Badge } from '../../controls/badge';
import { useNow } from '../../lib/use-now';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { formatDue } from './format-due';

const TONES = { waiting: undefined, due: 'warning', late: 'danger' } as const;

/** Where a request stands, in words: until when it is to be answered, or whose turn it is. `readAt`: when it was read, in ms. */
export function RequestBadges({ request, readAt }: { request: NonNullable<QueueEntry['request']>; readAt: number }) {
  const t = useWords('admin', 'cases.pace');
  const language = useLanguage();
  const now = useNow(readAt);
  const { answerBy, answeredAt } = request;
  if (answerBy === null) return <Badge tone="primary">{t('asked')}</Badge>;
  const pace = paceOf(answerBy, now);
  const tone = TONES[pace];
  return (
    <>
      <Badge {...(tone && { tone })}>{t(pace, { when: formatDue(answerBy, language, now) })}</Badge>
      {answeredAt !== '' && <Badge tone="success">{t('answered')}</Badge>}
    </>
  );
}
