import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { DEFAULT_ABOUT } from '@nexus/domain/resources/about';
import type { ResourceKey } from '@nexus/domain/resources/index';
import { useWords } from '../../lib/words/use-words';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { handedCopy } from './copy-of';
import { DocumentEditor } from './document-editor';
import { adminPath, resourceOf, type ContentScreen } from './screens';
import { useTitle } from './use-title';

/** What a new document of some types starts with, beyond the initial values of its fields. */
const STARTS: Partial<Record<ResourceKey, Record<string, unknown>>> = {
  about: DEFAULT_ABOUT,
};

/** The editor of the document that the address names, or of a new one. */
export function ContentEditorScreen({ screen }: { screen: ContentScreen }) {
  const t = useWords('admin');
  const { id: named = 'new' } = useParams();
  const navigate = useNavigate();
  const title = useTitle(screen);
  const resource = resourceOf(screen);
  const isSingleton = resource.kind === 'singleton';
  const id = isSingleton ? 'main' : named === 'new' ? undefined : named;
  const initial = handedCopy(useLocation().state) ?? STARTS[screen.key];
  return (
    <div className="stack">
      {!isSingleton && (
        <Link className="link row back" to={adminPath(screen)}>
          <Icon name="backward" small />
          {title}
        </Link>
      )}
      {isSingleton && <PageTitle title={title} />}
      {screen.key === 'about' && <p className="small subtle">{t('panel.editor.aboutNote')}</p>}
      <DocumentEditor
        key={`${screen.path} ${id}`}
        screen={screen}
        id={id}
        isPage={!isSingleton}
        {...(initial && { initial })}
        onCreated={(created) => void navigate(adminPath(screen, created), { replace: true })}
        onRemoved={() => void navigate(adminPath(screen))}
      />
    </div>
  );
}
