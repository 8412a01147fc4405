import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIMITS } from '@nexus/domain/limits';
import { SKILLS, skillName, type Skill } from '@nexus/domain/membership/skills';
import { Chips } from '../../controls/chips';
import { Moving } from '../../controls/moving';
import { SearchField } from '../../controls/search-field';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { useMember } from '../../lib/session';
import { WithQueries } from '../../lib/with-queries';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Outdated } from '../../ui/outdated';
import { PageTitle } from '../../ui/page-title';
import { Pagination } from '../../controls/pagination';
import { EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { ClosedDirectory } from './closed-directory';
import { MemberCardView } from './member-card';
import { gridClass } from '../../ui/grid';

export function MembersScreen() {
  const member = useMember();
  if (!member) return null;
  if (!member.isApproved) return <ClosedDirectory member={member} />;
  return (
    <WithQueries>
      <Outdated />
      <Directory />
    </WithQueries>
  );
}

/** The directory. What is searched for stands in the address, so that it can be shared and gone back to. */
function Directory() {
  const t = useWords('members');
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const skills = (search.get('skills')?.split(',') ?? []).filter((one): one is Skill =>
    (SKILLS as readonly string[]).includes(one),
  );
  const page = Math.max(1, Number(search.get('page')) || 1);
  const wanted = useDeferredValue(q);

  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['directory', wanted, skills.join(), page],
    queryFn: ({ signal }) =>
      api('GET /api/members', { query: { approved: '1', q: wanted, skills: skills.join(), page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: LIMITS.directoryFresh,
  });

  /** Every change of a filter goes back to the first page. */
  const change = (given: { q?: string; skills?: Skill[]; page?: number }) => {
    const next = { q, skills, page: 1, ...given };
    const entries = { q: next.q, skills: next.skills.join(','), page: next.page > 1 ? String(next.page) : '' };
    setSearch(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '')), {
      replace: given.page === undefined,
    });
  };

  const from = data ? (data.page - 1) * LIMITS.membersPerPage + 1 : 0;
  return (
    <div className="wrap page stack">
      <div>
        <PageTitle title={t('directory.title')} />
        <p className="muted">{t('directory.text')}</p>
      </div>
      <SearchField
        label={t('directory.searchLabel')}
        placeholder={t('directory.search')}
        value={q}
        onChange={(text) => change({ q: text })}
      />
      <Chips
        label={t('directory.skills')}
        options={SKILLS.map((skill) => ({ value: skill, label: skillName(skill)[language] }))}
        chosen={skills}
        onChange={(chosen) => change({ skills: chosen })}
      >
        {(q !== '' || skills.length > 0) && (
          <Button variant="ghost" size="small" onClick={() => change({ q: '', skills: [] })}>
            {t('directory.clear')}
          </Button>
        )}
      </Chips>
      {error && !data && <ErrorState text={t('directory.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={gridClass('three')} role="status" aria-label={t('directory.loading')}>
          <Skeletons count={6} height={210} />
        </div>
      )}
      {data && data.total === 0 && (
        <EmptyState text={t('directory.none')}>
          <Button onClick={() => change({ q: '', skills: [] })}>{t('directory.clear')}</Button>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className={gridClass('three')} aria-busy={isPlaceholderData}>
            <Moving>
              {data.items.map((member) => (
                <MemberCardView key={member.id} member={member} />
              ))}
            </Moving>
          </ul>
          <div className="row between">
            <p className="subtle small digits" role="status">
              {t('directory.showing', {
                count: data.total,
                from: formatNumber(from, language),
                to: formatNumber(from + data.items.length - 1, language),
                total: formatNumber(data.total, language),
              })}
            </p>
            <Pagination page={data.page} pageCount={data.pageCount} onChange={(next) => change({ page: next })} />
          </div>
        </>
      )}
    </div>
  );
}
