import { Link } from 'react-router-dom';
import type { ListedOf } from '../lib/content';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/use-words';
import { Translated } from './translated';
import { badgeClass } from './badge';

/** A program, in a section of another page or, with `isOnOwnPage`, right below the title of its list. */
export function ProgramCard(props: { program: ListedOf<'program'>; isOnOwnPage?: boolean }) {
  const { program } = props;
  const Heading = props.isOnOwnPage ? 'h2' : 'h3';
  const t = useWords('site');
  return (
    <li>
      <Link
        className="card pad stack"
        to={paths.program(program.id)}
        style={{ blockSize: '100%', alignContent: 'start' }}
      >
        <span>
          <span className={program.status === 'Active' ? badgeClass('success') : badgeClass()}>
            {t(`programs.status.${program.status}`)}
          </span>
        </span>
        <Translated of={program} />
        <Heading className="card-title">
          <bdi>{program.title}</bdi>
        </Heading>
        <span className="sm muted" dir="auto">
          {program.subtitle}
        </span>
      </Link>
    </li>
  );
}
