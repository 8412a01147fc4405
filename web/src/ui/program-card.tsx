import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedOf } from '../lib/content';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/use-words';
import { Translated } from './translated';
import { badgeClass } from './badge';
import { cardClass } from './card';
import styles from './program-card.module.css';
import { Band, Mark } from './tone';

/** A program, right below the title of their list. */
export function ProgramCard({ program, picture }: { program: ListedOf<'program'>; picture?: ReactNode }) {
  const t = useWords('site');
  return (
    <li>
      <Link className={cardClass({ link: true }, styles.card)} to={paths.program(program.id)}>
        {picture}
        <Band gradient={program.gradient} />
        <span className={styles.words}>
          <span className={statusClass(program.status)}>{t(`programs.status.${program.status}`)}</span>
          <Translated of={program} />
          <h2 className={styles.title}>
            <Mark color={program.color} />
            <bdi>{program.title}</bdi>
          </h2>
          <span className={styles.text} dir="auto">
            {program.subtitle}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The badge of a program's or an initiative's status: one that is active is green, wherever it stands. */
export function statusClass(status: string): string {
  return status === 'Active' ? badgeClass('success') : badgeClass();
}
