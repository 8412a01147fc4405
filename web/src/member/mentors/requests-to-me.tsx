import { ErrorState } from '../../controls/states';
import { useWords } from '../../lib/words/use-words';
import { MentorshipLines } from './mentorship-lines';
import { useMentoring } from './use-mentoring';

/** Requests that wait for one's answer as a mentor; nothing where there are none, and what failed. */
export function RequestsToMe({ memberId }: { memberId: string }) {
  const t = useWords('mentors', 'mine');
  const { data, error, refetch } = useMentoring(memberId);
  if (error && !data) return <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />;
  const waiting = data?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className="stack" aria-label={t('waiting')}>
      <h2 className="small-title">{t('waiting')}</h2>
      <MentorshipLines all={waiting} />
    </section>
  );
}
