import type { Language } from '@nexus/domain/bilingual';
import { formatMoment } from '../../lib/format';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Alert } from '../../controls/states';
import type { Draft } from './use-draft';

/** Says what was typed here and never saved, and asks what to do with it. */
export function DraftOffer(props: {
  draft: Draft;
  language: Language;
  onTake: (draft: Draft) => void;
  onDrop: (draft: Draft) => void;
}) {
  const t = useWords('admin');
  const { draft, language } = props;
  return (
    <Alert tone="warning" title={t('panel.editor.draftFound', { when: formatMoment(draft.at, language) })}>
      <div className="row alert-actions">
        <Button size="small" variant="primary" onClick={() => props.onTake(draft)}>
          {t('panel.editor.draftTake')}
        </Button>
        <Button size="small" onClick={() => props.onDrop(draft)}>
          {t('panel.editor.draftDrop')}
        </Button>
      </div>
    </Alert>
  );
}
