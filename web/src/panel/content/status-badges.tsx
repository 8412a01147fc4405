import { useWords } from '../../lib/words/use-words';
import { badgeClass } from '../../ui/badge';

/** How a document stands for visitors. `isExclusive`: of its kind one alone is active. */
export function StatusBadges(props: { document: Record<string, unknown>; isExclusive: boolean }) {
  const t = useWords('admin');
  const { document, isExclusive } = props;
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
