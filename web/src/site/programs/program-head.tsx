import { useWords } from '../../lib/words/use-words';
import { Icon, iconNamed } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';
import { statusClass } from '../../ui/program-card';
import { Band, Mark } from '../../ui/tone';
import styles from './program-head.module.css';

/** What a page about a program or an initiative begins with. */
export function ProgramHead(props: {
  of: {
    title: string;
    subtitle: string;
    status: 'Active' | 'Upcoming' | 'Completed' | 'Archived';
    iconName: string;
    logoUrl: string;
    gradient: string;
    color: string;
  };
}) {
  const t = useWords('site');
  const { title, subtitle, status, iconName, logoUrl, gradient, color } = props.of;
  const icon = iconNamed(iconName);
  return (
    <header className={styles.head}>
      <Band gradient={gradient} />
      {logoUrl && <Picture className={styles.logo} src={logoUrl} alt="" width={160} height={64} />}
      <span className="row">
        {icon && <Icon name={icon} />}
        <span className={statusClass(status)}>{t(`programs.status.${status}`)}</span>
      </span>
      <PageTitle title={title}>
        <Mark color={color} />
        <bdi>{title}</bdi>
      </PageTitle>
      {subtitle && (
        <p className="muted" dir="auto">
          {subtitle}
        </p>
      )}
    </header>
  );
}
