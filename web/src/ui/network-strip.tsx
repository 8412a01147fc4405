import { useNetwork } from '../lib/network';
import { useWords } from '../lib/words/use-words';
import { Icon } from './icon';

/** Says above every screen that there is no network, or that an answer is long in coming. It covers nothing. */
export function NetworkStrip() {
  const t = useWords();
  const network = useNetwork();
  return (
    <div role="status" aria-live="polite">
      {network !== 'good' && (
        <p className="strip">
          <Icon name={network === 'offline' ? 'warning' : 'clock'} small />
          {t(network === 'offline' ? 'failure.offlineNow' : 'failure.slow')}
        </p>
      )}
    </div>
  );
}
