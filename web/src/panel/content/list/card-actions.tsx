import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContentRow as Row } from '@nexus/domain/contract/content-rows';
import { useWords } from '../../../lib/words/use-words';
import { Button, buttonClass } from '../../../ui/button';
import { adminPath, type ContentScreen } from '../screens';
import { useRemove } from '../use-remove';

/** What is done with the document of a card: edited, or moved to the bin. `namedBy`: the id of what names it. */
export function CardActions(props: { screen: ContentScreen; document: Row; namedBy: string }) {
  const { screen, document, namedBy } = props;
  const t = useWords('admin');
  const remove = useRemove(screen);
  const [isBusy, setBusy] = useState(false);
  const drop = async () => {
    await remove(document, () => setBusy(true));
    setBusy(false);
  };
  return (
    <div className="row card-actions">
      <Link className={buttonClass({ size: 'small' })} to={adminPath(screen, document.id)} aria-describedby={namedBy}>
        {t('content.edit')}
      </Link>
      <Button size="small" variant="dangerQuiet" isBusy={isBusy} aria-describedby={namedBy} onClick={() => void drop()}>
        {t('content.delete')}
      </Button>
    </div>
  );
}
