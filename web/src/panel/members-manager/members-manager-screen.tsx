import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MEMBER_STATUSES, type MemberStatus } from '@nexus/domain/membership/member';
import { Tabs } from '../../controls/tabs';
import { SearchField } from '../../controls/search-field';
import { formatNumber } from '../../lib/format';
import { lazyPart } from '../../lib/lazy-part';
import { useMay, useSession } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { Alert, Skeletons } from '../../controls/states';
import { useOnePerson } from './use-one-person';
import { RequestMails } from './request-mails';
import { PendingTab } from './pending-tab';
import { useStatusCounts } from './use-members';
import { useSearchShortcut } from './use-search-shortcut';

const SEARCH_ID = 'members-search';
/** Most come for the queue. */
const DecidedTab = lazyPart(async () => (await import('./decided-tab')).DecidedTab);
const OnePerson = lazyPart(async () => (await import('./one-person')).OnePerson);

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
  const { session } = useSession();
  const [search, setSearch] = useSearchParams();
  const only = search.get('member') ?? '';
  const person = useOnePerson(only).data;
  const [chosen, setTab] = useState<MemberStatus>('pending');
  const tab = person?.status ?? chosen;
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const counts = useStatusCounts();
  useSearchShortcut(SEARCH_ID);

  const number = (status: MemberStatus) => (counts ? formatNumber(counts[status], language) : '…');
  // As wide as most of them will be, so that the tabs stay where they are.
  const inTab = (status: MemberStatus) => (counts ? number(status) : '\u2007\u2007');
  const names = {
    pending: { tab: 'members.tabPending', search: 'members.searchPending' },
    approved: { tab: 'members.tabApproved', search: 'members.searchApproved' },
    rejected: { tab: 'members.tabRejected', search: 'members.searchRejected' },
  } as const;
  const open = (status: MemberStatus) => {
    setTab(status);
    setPage(1);
    if (only) setSearch({});
  };
  return (
    <div className="stack screen">
      <PageTitle title={t('members.title')} />
      <dl className="card counts">
        {MEMBER_STATUSES.map((status) => (
          <div key={status}>
            <dt data-status={status}>{t(`members.${status}`)}</dt>
            <dd className="digits">{number(status)}</dd>
          </div>
        ))}
      </dl>
      <Tabs
        label={t('members.title')}
        tabs={MEMBER_STATUSES.map((key) => ({ key, label: t(names[key].tab, { n: inTab(key) }) }))}
        value={tab}
        onChange={open}
      >
        <SearchField
          id={SEARCH_ID}
          label={t(names[tab].search)}
          value={q}
          onChange={(text) => {
            setQ(text);
            setPage(1);
            if (only) open(tab);
          }}
        />
        {tab === 'pending' && <p className="small subtle only-wide">{t('members.hint')}</p>}
        <Suspense fallback={<Skeletons count={3} height={76} />}>
          {only ? (
            <OnePerson key={only} id={only} onAll={() => open(tab)} />
          ) : tab === 'pending' ? (
            <PendingTab q={q} page={page} onPage={setPage} />
          ) : (
            <DecidedTab key={tab} status={tab} q={q} page={page} onPage={setPage} />
          )}
        </Suspense>
      </Tabs>
      {tab === 'pending' && session.kind === 'staff' && <RequestMails staff={session.staff} />}
    </div>
  );
}
