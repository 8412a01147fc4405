import { useState } from 'react';
import type { PagedList } from '../lib/content';
import { useWords } from '../lib/words/use-words';
import { Button } from './button';
import { Alert } from './states';

/** Brings the next page of a list; nothing where there is none. */
export function MoreButton({ of: { more } }: { of: Pick<PagedList<unknown>, 'more'> }) {
  const t = useWords();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (!more) return null;
  const bring = async () => {
    setState('busy');
    try {
      await more();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="stack more">
      {state === 'failed' && <Alert tone="bad" title={t('list.failed')} />}
      <div>
        <Button isBusy={state === 'busy'} onClick={() => void bring()}>
          {t('list.more')}
        </Button>
      </div>
    </div>
  );
}
