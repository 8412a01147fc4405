import { useState } from 'react';
import { sentenceOf } from '../lib/api-error';
import type { PagedList } from '../lib/content';
import { useWords } from '../lib/words/use-words';
import { Button } from './button';
import { Alert } from './states';

/** Brings the next page of a list; nothing where there is none. */
export function MoreButton({ of: { more } }: { of: Pick<PagedList<unknown>, 'more'> }) {
  const t = useWords();
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  if (!more) return null;
  const bring = async () => {
    setBusy(true);
    setReason('');
    await more().catch((error: unknown) => setReason(sentenceOf(error)));
    setBusy(false);
  };
  return (
    <div className="stack more">
      {reason && (
        <Alert tone="bad" title={t('list.failed')}>
          <p>{reason}</p>
        </Alert>
      )}
      <div>
        <Button isBusy={isBusy} onClick={() => void bring()}>
          {t('list.more')}
        </Button>
      </div>
    </div>
  );
}
