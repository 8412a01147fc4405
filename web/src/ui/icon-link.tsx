import type { AnchorHTMLAttributes } from 'react';
import styles from './icon-link.module.css';
import { Icon, type IconName } from './icon';

/** A link that is an icon; `label` says where it leads. */
export function IconLink(props: { icon: IconName; label: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { icon, label, ...link } = props;
  return (
    <a rel="noopener" {...link} className={styles.link} aria-label={label}>
      <Icon name={icon} small />
    </a>
  );
}
