import { useState } from 'react';
import { fieldsOf, SPECIFIED_FIGURES } from '@nexus/domain/resources/statistics';
import { useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { ErrorState, Skeletons } from '../../controls/states';
import { DocumentEditor } from '../content/document-editor';
import { CONTENT_SCREENS, resourceOf, type ContentScreen } from '../content/screens';
import { useContentBySlug } from '../content/use-content-list';
import { useSaid } from '../content/use-said';
import { Tabs } from '../../controls/tabs';
import { UnshownAreas, UnshownFigures } from './unshown-figures';
import { Badge } from '../../controls/badge';

const TABS = ['hero', 'statistics', 'areas', 'seo'] as const;
const FIELDS = {
  hero: ['title', 'subtitle', 'content', 'isPublished'],
  areas: ['impactAreas'],
  seo: ['seoTitle', 'seoDescription', 'seoKeywords'],
};
const FIGURES = SPECIFIED_FIGURES.flatMap(fieldsOf);
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
  const { data: page, error, refetch } = useContentBySlug(resourceOf(screen), 'impact');
  const isKnown = page !== undefined;
  const isPublished = page?.['isPublished'] === true;
  return (
    <div className="stack">
      <div className="row between">
        <PageTitle title={t('title')} />
        {isKnown && (
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
        {error && !isKnown && <ErrorState text={said.loadFailed} error={error} onRetry={() => void refetch()} />}
        {!isKnown && !error && <Skeletons count={3} height={120} />}
        {isKnown && tab === 'statistics' && (
          <DocumentEditor
            screen={screenOf('statistics')}
            id="main"
            fields={FIGURES}
            above={({ values }) => <UnshownFigures values={values} names={SPECIFIED_FIGURES} />}
          />
        )}
        {isKnown && tab !== 'statistics' && (
          <DocumentEditor
            key={tab}
            screen={screen}
            id={page?.id}
            fields={FIELDS[tab]}
            initial={DEFAULT_PAGE}
            {...(tab === 'areas' && { above: ({ values }) => <UnshownAreas values={values} /> })}
          />
        )}
      </Tabs>
    </div>
  );
}
