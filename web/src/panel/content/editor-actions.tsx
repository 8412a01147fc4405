import { Link, useNavigate } from 'react-router-dom';
import { visibilityField } from '@nexus/domain/resources/resource';
import { useMay } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ContentDocument } from './content-api';
import { copyOf } from './copy-of';
import { adminPath, resourceOf, type ContentScreen } from './screens';
import { sitePath } from './site-path';

const SMALL = buttonClass({ size: 'small' });

/** What can be done with a document beside saving it. */
export function EditorActions(props: {
  screen: ContentScreen;
  stored: ContentDocument | undefined;
  mayWrite: boolean;
  /** Undefined where there is nothing to look at. */
  preview: { isOpen: boolean; toggle: () => void } | undefined;
  onOpen: (what: 'history' | 'schedule') => void;
}) {
  const t = useWords('admin', 'panel.editor');
  const navigate = useNavigate();
  const seesPeople = useMay('manage_users');
  const { screen, stored, mayWrite, preview } = props;
  const resource = resourceOf(screen);
  const shownAt = stored && sitePath(screen, stored);
  const duplicate = () => {
    if (stored) void navigate(adminPath(screen, 'new'), { state: { copy: copyOf(resource, stored) } });
  };
  return (
    <span className="row editor-actions">
      {screen.key === 'event' && stored && seesPeople && (
        <Link className={SMALL} to={`${adminPath(screen, stored.id)}/people`}>
          {t('people')}
        </Link>
      )}
      {shownAt && (
        <Link className={SMALL} to={shownAt} target="_blank">
          {t('viewOnSite')}
          <Icon name="external" small />
        </Link>
      )}
      {stored && mayWrite && resource.kind === 'collection' && (
        <Button size="small" onClick={duplicate}>
          {t('duplicate')}
        </Button>
      )}
      {stored && (
        <Button size="small" onClick={() => props.onOpen('history')}>
          {t('history')}
        </Button>
      )}
      {stored && mayWrite && visibilityField(resource) && (
        <Button size="small" onClick={() => props.onOpen('schedule')}>
          {t('schedule')}
        </Button>
      )}
      {preview && (
        <Button size="small" className="off-phone" aria-pressed={preview.isOpen} onClick={preview.toggle}>
          {preview.isOpen ? t('closePreview') : t('preview')}
        </Button>
      )}
    </span>
  );
}
