import styles from './tone.module.css';

/** The band of a program or an initiative, in the two colours that its editor chose. */
export function Band({ gradient = '' }: { gradient: string | undefined }) {
  const [, from, to] = /^from-(\w+)-\d+ to-(\w+)-\d+$/.exec(gradient) ?? [];
  return <span className={styles.band} data-from={from} data-to={to} aria-hidden="true" />;
}

/** The mark before its title, in its colour. */
export function Mark({ color }: { color: string | undefined }) {
  return <span className={styles.mark} data-color={color} aria-hidden="true" />;
}
