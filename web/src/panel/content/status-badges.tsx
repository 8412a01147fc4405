import { useWords } from '../../lib/words/use-words';
import { Badge } from '../../controls/badge';

/** How a document stands for visitors. `isExclusive`: of its kind one alone is active. */
export function StatusBadges(props: { document: Record<string, unknown>; isExclusive: boolean }) {
  const t = useWords('admin');
  const { document, isExclusive } = props;
  return (
    <>
      {document['isCancelled'] === true && <Badge tone="danger">{t('panel.cancelling.badge')}</Badge>}
      {document['isFeatured'] === true && <Badge tone="accent">{t('content.featured')}</Badge>}
      {document['isActive'] === false && !isExclusive && <Badge>{t('content.hidden')}</Badge>}
      {isExclusive && document['isActive'] === true && <Badge tone="success">{t('panel.mission.active')}</Badge>}
      {'isPublished' in document && (
        <Badge tone={document['isPublished'] ? 'success' : 'warning'}>
          {document['isPublished'] ? t('content.published') : t('content.draft')}
        </Badge>
      )}
    </>
  );
}
