import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { createWords } from '@nexus/domain/resources/resource';
import { useMay } from '../../lib/session';
import { useLanguage } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { ContentList } from './content-list';
import { adminPath, resourceOf, type ContentScreen } from './screens';
import { useTitle } from './use-title';

/** Every document of a resource: searched, filtered, sorted and ordered, with what can be done to several at once. */
export function ContentListScreen({ screen, below }: { screen: ContentScreen; below?: ReactNode }) {
  const language = useLanguage();
  const resource = resourceOf(screen);
  const title = useTitle(screen);
  return (
    <div className="stack screen">
      <div className="row between">
        <PageTitle title={title} />
        {useMay('manage_content') && (
          <Link className={buttonClass({ variant: 'primary' })} to={adminPath(screen, 'new')}>
            <Icon name="plus" small />
            {createWords(resource)[language]}
          </Link>
        )}
      </div>
      <ContentList screen={screen} below={below} />
    </div>
  );
}
