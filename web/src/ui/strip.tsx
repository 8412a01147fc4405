import type { ReactNode } from 'react';
import styles from './strip.module.css';

/**
 * A list whose items a phone shows in a row to swipe; wider, they stand as their list has them.
 * @param props.isNarrow two of them and a bit of the next are seen at once
 */
export function Strip(props: { label: string; isNarrow?: boolean; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <div className={styles.strip} data-narrow={props.isNarrow} role="group" aria-label={props.label} tabIndex={0}>
      {props.children}
    </div>
  );
}
