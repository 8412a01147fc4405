import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS } from '@nexus/domain/limits';
import { titleOf } from '@nexus/domain/resources/resource';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import type { ContentDocument } from '../content-api';
import { adminPath, resourceOf, type ContentScreen } from '../screens';
import { shownInList } from '../shown-value';
import { badgeClass } from '../../../ui/badge';

/** One document of a list: chosen by its box, opened by its link, carried by its handle. */
export function ContentRow(props: {
  screen: ContentScreen;
  document: ContentDocument;
  isSelected: boolean;
  onSelect: (() => void) | undefined;
  handle?: ReactNode;
}) {
  const t = useWords('admin');
  const language = useLanguage();
  const { screen, document } = props;
  const resource = resourceOf(screen);
  const columns = (resource.list?.columns ?? []).filter(
    (name) => !['image', 'flag'].includes(resource.fields[name]?.kind ?? ''),
  );
  const pictures = ['imageUrl', 'lightLogoUrl', 'logoUrl'].filter((name) => name in resource.fields);
  const picture = pictures.find((name) => document[name]) ?? pictures[0];
  return (
    <div className="content-item">
      {props.handle}
      {props.onSelect && (
        <input
          type="checkbox"
          className="pick"
          checked={props.isSelected}
          aria-label={t('panel.list.select', { name: titleOf(resource, document, language) })}
          onChange={props.onSelect}
        />
      )}
      <Link to={adminPath(screen, document.id)} className="content-row">
        {picture && <Picture className="thumb" src={String(document[picture] ?? '')} alt="" width={72} height={45} />}
        <span className="content-cells">
          {columns.map((name, index) => (
            <bdi key={name} className={index === 0 ? 'content-name clamp2' : 'sm muted clamp2'}>
              {shownInList(document[name], resource.fields[name], language).slice(0, LIMITS.entryPreviewCharacters) ||
                '—'}
            </bdi>
          ))}
        </span>
        <span className="row" style={{ gap: 6 }}>
          <Badges document={document} isExclusive={resource.exclusive !== undefined} />
          <Icon name="forward" small />
        </span>
      </Link>
    </div>
  );
}

function Badges({ document, isExclusive }: { document: ContentDocument; isExclusive: boolean }) {
  const t = useWords('admin');
  return (
    <>
      {document['isFeatured'] === true && <span className={badgeClass('accent')}>{t('content.featured')}</span>}
      {document['isActive'] === false && !isExclusive && <span className={badgeClass()}>{t('content.hidden')}</span>}
      {isExclusive && document['isActive'] === true && (
        <span className={badgeClass('success')}>{t('panel.mission.active')}</span>
      )}
      {'isPublished' in document && (
        <span className={document['isPublished'] ? badgeClass('success') : badgeClass('warning')}>
          {document['isPublished'] ? t('content.published') : t('content.draft')}
        </span>
      )}
    </>
  );
}
