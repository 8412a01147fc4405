import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { useSettings } from '../../lib/content';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import styles from './shortcuts.module.css';

/** The floating button after 300 px: back to the top, and opened, the ways to reach the community. */
export function Shortcuts() {
  const t = useWords();
  const settings = useSettings();
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  /** A touch on what is closed opens it; the next one goes up. */
  const opens = useRef(false);
  useEffect(() => {
    const measure = () => setShown(scrollY > LIMITS.backToTopAfterPixels);
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, []);
  if (!isShown) return null;

  const ways: { href: string; label: string; icon: IconName }[] = settings
    ? [
        { href: `mailto:${settings.contactEmail}`, label: t('shortcuts.contact'), icon: 'mail' },
        {
          href: settings.phone && `tel:${settings.phone.replace(/\s/g, '')}`,
          label: t('shortcuts.call'),
          icon: 'phone',
        },
        { href: settings.chatUrl, label: t('shortcuts.chat'), icon: 'chat' },
      ]
    : [];
  const look = `${buttonClass({ iconOnly: true })} ${styles.way}`;
  return (
    <div
      className={styles.shortcuts}
      data-part="ways"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      {isOpen &&
        ways
          .filter(({ href }) => href !== '')
          .map(({ href, label, icon }) => (
            <a key={icon} className={look} href={href} aria-label={label} title={label} rel="noopener">
              <Icon name={icon} />
            </a>
          ))}
      <button
        type="button"
        className={look}
        aria-label={t('shortcuts.top')}
        aria-expanded={isOpen}
        onPointerDown={({ pointerType }) => (opens.current = pointerType === 'touch' && !isOpen)}
        onClick={() => (opens.current ? setOpen(true) : scrollTo({ top: 0, behavior: 'instant' }))}
      >
        <Icon name="up" />
      </button>
    </div>
  );
}
