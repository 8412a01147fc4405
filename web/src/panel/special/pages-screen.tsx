import { useMemo, useState } from 'react';
import { resources } from '@nexus/domain/resources/index';
import { useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { ErrorState, Skeletons } from '../../controls/states';
import { DocumentEditor } from '../content/document-editor';
import { CONTENT_SCREENS, resourceOf, type ContentScreen } from '../content/screens';
import { useContentBySlug } from '../content/use-content-list';
import { useSaid } from '../content/use-said';
import { useTitle } from '../content/use-title';
import { Tabs } from '../../controls/tabs';
import { UnshownFigures } from './unshown-figures';

const SLUGS = ['home', 'about', 'impact'] as const;
type Slug = (typeof SLUGS)[number];
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
  const [tab, setTab] = useState<Slug | 'statistics'>('home');
  const words = useMemo(
    () => ({
      updated: t('statisticsSaved'),
      updatedText: t('statisticsSavedText'),
      failed: t('statisticsFailedTitle'),
      failedText: t('statisticsFailed'),
    }),
    [t],
  );
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
          <DocumentEditor
            screen={STATISTICS}
            id="main"
            words={words}
            above={({ values }) => <UnshownFigures values={values} />}
          />
        ) : (
          <PageTab key={tab} screen={screen} slug={tab} />
        )}
      </Tabs>
    </div>
  );
}

function PageTab({ screen, slug }: { screen: ContentScreen; slug: Slug }) {
  const said = useSaid(screen.key);
  const { data: page, error, refetch } = useContentBySlug(resourceOf(screen), slug);
  if (error && page === undefined)
    return <ErrorState text={said.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (page === undefined) return <Skeletons count={3} height={120} />;
  return (
    <DocumentEditor
      screen={screen}
      id={page?.id}
      fields={FIELDS[slug]}
      initial={{ slug, isPublished: resources.page.fields.isPublished.initial }}
    />
  );
}
