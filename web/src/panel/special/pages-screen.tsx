import { useMemo, useState } from 'react';
import { resources } from '@nexus/domain/resources/index';
import { useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { ErrorState, Skeletons } from '../../controls/states';
import { DocumentEditor } from '../content/document-editor';
import { CONTENT_SCREENS, resourceOf, type ContentScreen } from '../content/screens';
import { useContentList } from '../content/use-content-list';
import { useSaid } from '../content/use-said';
import { useTitle } from '../content/use-title';
import { Tabs } from '../../controls/tabs';

const SLUGS = ['home', 'about', 'impact'] as const;
const STATISTICS = CONTENT_SCREENS.find(({ key }) => key === 'statistics') as ContentScreen;
const SEO = ['seoTitle', 'seoDescription', 'seoKeywords'] as const;
const FIELDS = {
  home: ['slug', 'title', 'heroTitle', 'heroSubtitle', ...SEO, 'isPublished'],
  about: ['slug', 'title', 'heroTitle', 'heroSubtitle', 'aboutTitle', 'aboutContent', ...SEO, 'isPublished'],
  impact: ['slug', 'title', 'subtitle', 'content', ...SEO, 'isPublished'],
};

/** The words of the three pages, each with its texts for search engines, and the statistics. */
export function PagesScreen({ screen }: { screen: ContentScreen }) {
  const t = useWords('admin', 'panel.pages');
  const title = useTitle(screen);
  const said = useSaid(screen.key);
  const [tab, setTab] = useState<(typeof SLUGS)[number] | 'statistics'>('home');
  const { data, error, refetch } = useContentList(resourceOf(screen));
  const words = useMemo(
    () => ({
      updated: t('statisticsSaved'),
      updatedText: t('statisticsSavedText'),
      failed: t('statisticsFailedTitle'),
      failedText: t('statisticsFailed'),
    }),
    [t],
  );
  const page = data?.find((one) => one['slug'] === tab);
  return (
    <div className="stack">
      <PageTitle title={title} />
      <Tabs
        label={title}
        tabs={[...SLUGS, 'statistics' as const].map((key) => ({ key, label: t(`tabs.${key}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'statistics' ? (
          <DocumentEditor screen={STATISTICS} id="main" words={words} />
        ) : error && !data ? (
          <ErrorState text={said.loadFailed} error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeletons count={3} height={120} />
        ) : (
          <DocumentEditor
            key={tab}
            screen={screen}
            id={page?.id}
            fields={FIELDS[tab]}
            initial={{ slug: tab, isPublished: resources.page.fields.isPublished.initial }}
          />
        )}
      </Tabs>
    </div>
  );
}
