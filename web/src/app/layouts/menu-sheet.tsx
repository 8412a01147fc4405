import { useEffect, useRef, type ReactNode } from 'react';
import styles from './menu-sheet.module.css';

/**
 * The menu of a phone on the browser's own dialog, for public pages: it holds the focus, closes on Escape and a touch
 * beside it, and gives the focus back. `labelledBy` is the id of its title.
 */
export function MenuSheet(props: { isOpen: boolean; onClose: () => void; labelledBy: string; children: ReactNode }) {
  const { isOpen } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the click outside is a shortcut for Escape, which the browser handles
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={props.labelledBy}
      // Its own end comes late: it may be open again.
      onClose={(event) => !event.currentTarget.open && props.onClose()}
      onClick={(event) => event.target === dialog.current && props.onClose()}
    >
      {isOpen && props.children}
    </dialog>
  );
}
