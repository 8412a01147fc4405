import { useEffect, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useWords } from '../lib/words/use-words';
import { Icon } from './icon';
import { linkClass } from './link';
import styles from './share.module.css';

/** To tell somebody of the page at `to`: by WhatsApp, and with what the device offers where it offers it. */
export function Share({ title, to }: { title: string; to: string }) {
  const t = useWords('site', 'share');
  const path = useHref(to);
  const [{ origin, canShare }, setKnown] = useState({ origin: '', canShare: false });
  const url = origin + path;
  // Known to the browser alone; the link is drawn before, so that nothing moves.
  useEffect(() => setKnown({ origin: location.origin, canShare: 'share' in navigator }), []);
  const text = encodeURIComponent(`${title}\n${url}`);
  const share = async () => {
    // Whoever changes their mind in the device's own list has nothing to be told.
    await navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <>
      <a className={linkClass({ withIcon: true })} href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
        {t('whatsapp')}
        <Icon name="chat" small />
      </a>
      {canShare && (
        <button
          type="button"
          className={`${linkClass({ withIcon: true })} ${styles.plain}`}
          onClick={() => void share()}
        >
          {t('other')}
          <Icon name="external" small />
        </button>
      )}
    </>
  );
}
