import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LIMITS } from '@nexus/domain/limits';
import { badgeKind, BADGES, type BadgeKind } from '@nexus/domain/membership/badges';
import { isSkill, SKILLS, skillName, type Skill } from '@nexus/domain/membership/skills';
import { Chips } from '../../controls/chips';
import { Moving } from '../../controls/moving';
import { SearchField } from '../../controls/search-field';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { Pagination } from '../../controls/pagination';
import { PeopleSkeletons } from '../../controls/skeletons';
import { EmptyState, ErrorState } from '../../controls/states';
import { ForMembers } from '../for-members';
import { MemberCardView } from './member-card';
import { gridClass } from '../../ui/grid';

function isBadge(word: string): word is BadgeKind {
  return badgeKind.safeParse(word).success;
}

export function MembersScreen() {
  return <ForMembers>{() => <Directory />}</ForMembers>;
}

/** The directory. What is searched for stands in the address, so that it can be shared and gone back to. */
function Directory() {
  const t = useWords('members');
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const skills = (search.get('skills')?.split(',') ?? []).filter(isSkill);
  const badges = (search.get('badges')?.split(',') ?? []).filter(isBadge);
  const page = Math.max(1, Number(search.get('page')) || 1);
  const wanted = useDeferredValue(q);

  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['directory', wanted, skills.join(), badges.join(), page],
    queryFn: ({ signal }) =>
      api('GET /api/members', {
        query: { approved: '1', q: wanted, skills: skills.join(), badges: badges.join(), page },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: LIMITS.directoryFresh,
  });

  /** Every change of a filter goes back to the first page. */
  const change = (given: { q?: string; skills?: Skill[]; badges?: BadgeKind[]; page?: number }) => {
    const next = { q, skills, badges, page: 1, ...given };
    const entries = {
      q: next.q,
      skills: next.skills.join(','),
      badges: next.badges.join(','),
      page: next.page > 1 ? String(next.page) : '',
    };
    setSearch(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '')), {
      replace: given.page === undefined,
    });
  };

  const isNarrowed = q !== '' || skills.length + badges.length > 0;
  const clear = () => change({ q: '', skills: [], badges: [] });
  const from = data ? (data.page - 1) * LIMITS.membersPerPage + 1 : 0;
  return (
    <div className="wrap page stack">
      <div className="row between">
        <div>
          <PageTitle title={t('directory.title')} />
          <p className="muted">{t('directory.text')}</p>
        </div>
        <Link className={buttonClass({})} to={paths.mentors}>
          {t('home.mentors')}
        </Link>
      </div>
      <div className="row">
        <SearchField
          label={t('directory.searchLabel')}
          placeholder={t('directory.search')}
          value={q}
          onChange={(text) => change({ q: text })}
        />
        {isNarrowed && (
          <Button variant="ghost" size="small" onClick={clear}>
            {t('directory.clear')}
          </Button>
        )}
      </div>
      <Chips
        inRow
        label={t('badges.filter')}
        options={BADGES.map((kind) => ({ value: kind, label: t(`badges.kinds.${kind}`) }))}
        chosen={badges}
        onChange={(chosen) => change({ badges: chosen })}
      />
      <Chips
        inRow
        label={t('directory.skills')}
        options={SKILLS.map((skill) => ({ value: skill, label: skillName(skill)[language] }))}
        chosen={skills}
        onChange={(chosen) => change({ skills: chosen })}
      />
      {error && !data && <ErrorState text={t('directory.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={gridClass('three')} role="status" aria-label={t('directory.loading')}>
          <PeopleSkeletons count={LIMITS.membersPerPage} hasFoot />
        </div>
      )}
      {data && data.total === 0 && (
        <EmptyState text={t('directory.none')}>
          <Button onClick={clear}>{t('directory.clear')}</Button>
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
