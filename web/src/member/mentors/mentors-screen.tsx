import { useSearchParams } from 'react-router-dom';
import { FormSkeleton, ListSkeleton, PeopleSkeletons } from '../../controls/skeletons';
import { Skeletons } from '../../controls/states';
import { Tabs } from '../../controls/tabs';
import { AtOnce } from '../../controls/at-once';
import { useWords } from '../../lib/words/use-words';
import { gridClass } from '../../ui/grid';
import { PageTitle } from '../../ui/page-title';
import { ForMembers } from '../for-members';
import { MentorList } from './mentor-list';
import { MyMentoring } from './my-mentoring';
import { OfferForm } from './offer-form';
import { RequestsToMe } from './requests-to-me';

const TABS = ['find', 'mine', 'offer'] as const;
type Tab = (typeof TABS)[number];

/** Who mentors, what one asked and was asked, and what one offers. Requests that wait for an answer come first. */
export function MentorsScreen() {
  return <ForMembers>{({ id }) => <Mentors memberId={id} />}</ForMembers>;
}

function Mentors({ memberId }: { memberId: string }) {
  const t = useWords('mentors');
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'find';
  const open = (next: Tab) => setSearch(next === 'find' ? {} : { tab: next });
  return (
    <div className="wrap page stack">
      <div>
        <PageTitle title={t('title')} />
        <p className="muted">{t('text')}</p>
      </div>
      <AtOnce shape={<Shape tab={tab} />}>
        <RequestsToMe memberId={memberId} />
        <Tabs
          label={t('tabs.label')}
          tabs={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          value={tab}
          onChange={open}
        >
          {tab === 'find' && <MentorList memberId={memberId} onOffer={() => open('offer')} />}
          {tab === 'mine' && <MyMentoring memberId={memberId} onFind={() => open('find')} />}
          {tab === 'offer' && <OfferForm memberId={memberId} />}
        </Tabs>
      </AtOnce>
    </div>
  );
}

/** The tabs and what is below the chosen one, before anything of it is there. */
function Shape({ tab }: { tab: Tab }) {
  const t = useWords('mentors');
  return (
    <div className="stack" role="status" aria-label={t(`${tab === 'find' ? 'list' : tab}.loading`)}>
      <Skeletons count={1} height={48} />
      {tab === 'find' && <Skeletons count={1} height={44} />}
      {tab === 'offer' ? (
        <FormSkeleton count={6} />
      ) : tab === 'mine' ? (
        <ListSkeleton count={3} face={44} end={[100, 36]} isBelow />
      ) : (
        <div className={gridClass('three')}>
          <PeopleSkeletons count={3} hasFoot />
        </div>
      )}
    </div>
  );
}
