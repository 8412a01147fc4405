import type { Mentorship, MentoringPart } from '@nexus/domain/contract/mentors';
import { MENTORING } from '@nexus/domain/limits';
import { ShowMore } from '../../controls/show-more';
import { ListSkeleton } from '../../controls/skeletons';
import { EmptyState } from '../../controls/states';
import { api } from '../../lib/api-client';
import { usePages } from '../../lib/use-pages';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { MentorshipLines } from './mentorship-lines';
import { PARTS_KEY, useMentoring } from './use-mentoring';

/** What one asked, what is going on, and what was: the history of both sides. */
export function MyMentoring({ memberId, onFind }: { memberId: string; onFind: () => void }) {
  const t = useWords('mentors', 'mine');
  const { data, error } = useMentoring(memberId);
  // Said above the tabs, where requests to oneself would stand.
  if (error && !data) return null;
  if (!data)
    return (
      <div className="stack" role="status" aria-label={t('loading')}>
        <ListSkeleton count={3} face={44} end={[100, 36]} isBelow />
      </div>
    );
  const isEmpty = Object.values(data).every((part) => part.length === 0);
  return (
    <div className="stack">
      {isEmpty && (
        <EmptyState text={t('none')}>
          <Button variant="primary" onClick={onFind}>
            {t('toFind')}
          </Button>
        </EmptyState>
      )}
      <Part part="active" first={data.active} />
      <Part part="asked" first={data.asked} />
      <Part part="past" first={data.past} />
    </div>
  );
}

/** A part, and further ones of it as somebody asks for them. */
function Part({ part, first }: { part: MentoringPart; first: readonly Mentorship[] }) {
  const t = useWords('mentors', 'mine');
  const { items, ...pages } = usePages({
    key: [PARTS_KEY, part],
    read: async (before) => (await api('GET /api/mentorships', { query: { part, before } }))[part],
    cursorOf: ({ changedAt, id }) => `${changedAt}/${id}`,
    size: MENTORING.listed,
    first,
  });
  if (first.length === 0) return null;
  return (
    <section className="stack" aria-label={t(part)}>
      <h2 className="small-title">{t(part)}</h2>
      <MentorshipLines all={items ?? first} />
      <ShowMore of={pages} more={t('more')} failed={t('failed')} />
    </section>
  );
}
