import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { createWords } from '@nexus/domain/resources/resource';
import { Skeletons } from '../../controls/states';
import { Tabs } from '../../controls/tabs';
import { lazyPart } from '../../lib/lazy-part';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { ContentList } from '../content/content-list';
import { adminPath, resourceOf, type ContentScreen } from '../content/screens';
import { useTitle } from '../content/use-title';

const StoriesUpload = lazyPart(async () => (await import('./stories-upload')).StoriesUpload);

/** The stories, and a tab that uploads many, one by one. */
export function StoriesScreen({ screen }: { screen: ContentScreen }) {
  const t = useWords('admin');
  const language = useLanguage();
  const title = useTitle(screen);
  const mayWrite = useMay('manage_content');
  const [tab, setTab] = useState<'manage' | 'bulk'>('manage');
  return (
    <div className="stack screen">
      <div className="row between">
        <PageTitle title={title} />
        {mayWrite && (
          <Link className={buttonClass({ variant: 'primary' })} to={adminPath(screen, 'new')}>
            <Icon name="plus" small />
            {createWords(resourceOf(screen))[language]}
          </Link>
        )}
      </div>
      <Tabs
        label={title}
        tabs={[
          { key: 'manage', label: t('panel.stories.tabManage') },
          ...(mayWrite ? [{ key: 'bulk' as const, label: t('panel.stories.tabBulk') }] : []),
        ]}
        value={tab}
        onChange={setTab}
      >
        <Suspense fallback={<Skeletons count={3} height={52} />}>
          {tab === 'manage' ? <ContentList screen={screen} /> : <StoriesUpload screen={screen} />}
        </Suspense>
      </Tabs>
    </div>
  );
}
