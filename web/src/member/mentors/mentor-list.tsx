import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { MentorCard } from '@nexus/domain/contract/mentors';
import { LIMITS } from '@nexus/domain/limits';
import { SKILLS, skillName, type Skill } from '@nexus/domain/membership/skills';
import { Chips } from '../../controls/chips';
import { Pagination } from '../../controls/pagination';
import { SearchField } from '../../controls/search-field';
import { PeopleSkeletons } from '../../controls/skeletons';
import { EmptyState, ErrorState } from '../../controls/states';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { gridClass } from '../../ui/grid';
import { MentorCardView } from './mentor-card';
import type { Standing } from './mentor-offer-view';
import { useMentoring } from './use-mentoring';

/** Who offers to mentor: first who could fit, then everybody, those with a free place before the others. */
export function MentorList({ memberId, onOffer }: { memberId: string; onOffer: () => void }) {
  const t = useWords('mentors', 'list');
  const language = useLanguage();
  const [{ q, skills, page }, setAsked] = useState<{ q: string; skills: Skill[]; page: number }>(ALL);
  const wanted = useDeferredValue(q);
  const isFiltered = q !== '' || skills.length > 0;
  const standingOf = useStandings(memberId);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['mentors', memberId, wanted, skills.join(), page],
    queryFn: ({ signal }) => api('GET /api/mentors', { query: { q: wanted, skills: skills.join(), page }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="stack">
      {!isFiltered && page === 1 && <Suggested memberId={memberId} standingOf={standingOf} />}
      <div className="row">
        <SearchField
          label={t('search')}
          placeholder={t('placeholder')}
          value={q}
          onChange={(text) => setAsked({ q: text, skills, page: 1 })}
        />
        {isFiltered && (
          <Button variant="ghost" size="small" onClick={() => setAsked(ALL)}>
            {t('clear')}
          </Button>
        )}
      </div>
      <Chips
        inRow
        label={t('skills')}
        options={SKILLS.map((skill) => ({ value: skill, label: skillName(skill)[language] }))}
        chosen={skills}
        onChange={(chosen) => setAsked({ q, skills: chosen, page: 1 })}
      />
      {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={gridClass('three')} role="status" aria-label={t('loading')}>
          <PeopleSkeletons count={3} hasFoot />
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState text={isFiltered ? t('none') : t('nobody')}>
          {!isFiltered && <Button onClick={onOffer}>{t('beFirst')}</Button>}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className={gridClass('three')} aria-busy={isPlaceholderData}>
            {data.items.map((mentor) => (
              <MentorCardView key={mentor.id} mentor={mentor} standing={standingOf(mentor)} />
            ))}
          </ul>
          <div className="row between">
            <p className="subtle small digits" role="status">
              {t('count', { count: data.total, n: formatNumber(data.total, language) })}
            </p>
            <Pagination
              page={data.page}
              pageCount={data.pageCount}
              onChange={(next) => setAsked({ q, skills, page: next })}
            />
          </div>
        </>
      )}
    </div>
  );
}

const ALL = { q: '', skills: [], page: 1 };

function Suggested({ memberId, standingOf }: { memberId: string; standingOf: (mentor: MentorCard) => Standing }) {
  const t = useWords('mentors', 'suggested');
  // Who could fit is a help: where it cannot be read, the list stands there all the same.
  const { data } = useQuery({
    queryKey: ['mentors', memberId, 'suggested'],
    queryFn: ({ signal }) => api('GET /api/mentors', { query: { suggested: '1' }, signal }),
    staleTime: LIMITS.directoryFresh,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section className="stack" aria-label={t('title')}>
      <h2 className="small-title">{t('title')}</h2>
      <ul className={gridClass('three')}>
        {data.items.map((mentor) => (
          <MentorCardView key={mentor.id} mentor={mentor} standing={standingOf(mentor)} isSuggested />
        ))}
      </ul>
    </section>
  );
}

/** Where one stands with a mentor already, as far as one's own mentoring shows it; the server knows all of it. */
function useStandings(memberId: string): (mentor: MentorCard) => Standing {
  const { data } = useMentoring(memberId);
  const isMentor = (id: string) => (one: { role: string; other: { id: string } | null }) =>
    one.role === 'mentee' && one.other?.id === id;
  return ({ id }) => {
    if (data?.asked.some(isMentor(id))) return 'asked';
    return data?.active.some(isMentor(id)) ? 'mentored' : undefined;
  };
}
