import { useState } from 'react';
import { useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { ErrorState, Skeletons } from '../../controls/states';
import { DocumentEditor } from '../content/document-editor';
import { CONTENT_SCREENS, resourceOf, type ContentScreen } from '../content/screens';
import { useContentList } from '../content/use-content-list';
import { useSaid } from '../content/use-said';
import { Tabs } from '../../controls/tabs';
import { Badge } from '../../controls/badge';

const TABS = ['hero', 'statistics', 'areas', 'seo'] as const;
const FIELDS = {
  hero: ['title', 'subtitle', 'content', 'isPublished'],
  areas: ['impactAreas'],
  seo: ['seoTitle', 'seoDescription', 'seoKeywords'],
};
/** The figures of the impact page's own form, with what it starts from. */
const FIGURES = [
  'totalFundingRaised',
  'startupSuccessRate',
  'jobsCreated',
  'internationalMarkets',
  'totalStartups',
  'activePrograms',
  'mentorsNetworked',
  'partnershipsForged',
];
const DEFAULT_PAGE = {
  slug: 'impact',
  title: { en: 'Impact & Success Stories', ar: 'الأثر وقصص النجاح' },
  subtitle: { en: 'Success Stories', ar: 'قصص النجاح' },
};
const screenOf = (wanted: string) => CONTENT_SCREENS.find(({ key }) => key === wanted) as ContentScreen;

/** The impact page in four tabs: its head, its figures, its areas and its texts for search engines. */
export function ImpactManagerScreen() {
  const t = useWords('admin', 'panel.impact');
  const admin = useWords('admin');
  const screen = screenOf('page');
  const said = useSaid('page');
  const [tab, setTab] = useState<(typeof TABS)[number]>('hero');
  const { data, error, refetch } = useContentList(resourceOf(screen));
  const page = data?.find((one) => one['slug'] === 'impact');
  const isPublished = page?.['isPublished'] === true;
  return (
    <div className="stack">
      <div className="row between">
        <PageTitle title={t('title')} />
        {data && (
          <Badge tone={isPublished ? 'success' : 'warning'}>
            {isPublished ? admin('content.published') : admin('content.draft')}
          </Badge>
        )}
      </div>
      <Tabs
        label={t('title')}
        tabs={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        value={tab}
        onChange={setTab}
      >
        {error && !data && <ErrorState text={said.loadFailed} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeletons count={3} height={120} />}
        {data && tab === 'statistics' && <DocumentEditor screen={screenOf('statistics')} id="main" fields={FIGURES} />}
        {data && tab !== 'statistics' && (
          <DocumentEditor key={tab} screen={screen} id={page?.id} fields={FIELDS[tab]} initial={DEFAULT_PAGE} />
        )}
      </Tabs>
    </div>
  );
}
