import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MEMBER_STATUSES, type MemberStatus } from '@nexus/domain/membership/member';
import { formatNumber } from '../../lib/format';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { Alert } from '../../ui/states';
import { SearchBox } from '../../ui/search-box';
import { DecidedTab } from './decided-tab';
import { OnePerson, useOnePerson } from './one-person';
import { PendingTab } from './pending-tab';
import { useLiveRoster, useStatusCounts } from './use-members';
import { useSearchShortcut } from './use-search-shortcut';

const SEARCH_ID = 'members-search';

/** Members Management: who waits, who is in, who is not. */
export function MembersManagerScreen() {
  const t = useWords('admin');
  if (useMay('manage_users')) return <Manager />;
  return (
    <div className="stack">
      <PageTitle title={t('members.title')} />
      <Alert tone="warning" title={t('forbidden.title')}>
        <p>{t('forbidden.text')}</p>
      </Alert>
    </div>
  );
}

function Manager() {
  const t = useWords('admin');
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const only = search.get('member') ?? '';
  const person = useOnePerson(only).data;
  const [chosen, setTab] = useState<MemberStatus>('pending');
  const tab = person?.status ?? chosen;
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const counts = useStatusCounts();
  useLiveRoster();
  useSearchShortcut(SEARCH_ID);

  const number = (status: MemberStatus) => (counts ? formatNumber(counts[status], language) : '…');
  const names = {
    pending: { tab: 'members.tabPending', search: 'members.searchPending', dot: '--warning' },
    approved: { tab: 'members.tabApproved', search: 'members.searchApproved', dot: '--success' },
    rejected: { tab: 'members.tabRejected', search: 'members.searchRejected', dot: '--danger' },
  } as const;
  const open = (status: MemberStatus) => {
    setTab(status);
    setPage(1);
    if (only) setSearch({});
  };
  return (
    <div className="stack" style={{ paddingBlockEnd: 40 }}>
      <div>
        <PageTitle title={t('members.title')} />
        <p className="sm subtle only-wide">{t('members.hint')}</p>
      </div>
      <dl className="card counts">
        {MEMBER_STATUSES.map((status) => (
          <div key={status}>
            <dt style={{ ['--dot' as string]: `var(${names[status].dot})` }}>{t(`members.${status}`)}</dt>
            <dd className="num">{number(status)}</dd>
          </div>
        ))}
      </dl>
      <div className="tabs" role="tablist" aria-label={t('members.title')}>
        {MEMBER_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            role="tab"
            id={`tab-${status}`}
            aria-selected={tab === status}
            aria-controls="members-panel"
            className={tab === status ? 'on' : ''}
            onClick={() => open(status)}
          >
            {t(names[status].tab, { n: number(status) })}
          </button>
        ))}
      </div>
      <div id="members-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="stack">
        <SearchBox
          id={SEARCH_ID}
          label={t(names[tab].search)}
          placeholder={t(names[tab].search)}
          value={q}
          onChange={(text) => {
            setQ(text);
            setPage(1);
            if (only) open(tab);
          }}
        />
        {only ? (
          <OnePerson key={only} id={only} onAll={() => open(tab)} />
        ) : tab === 'pending' ? (
          <PendingTab q={q} />
        ) : (
          <DecidedTab key={tab} status={tab} q={q} page={page} onPage={setPage} />
        )}
      </div>
    </div>
  );
}
