import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublishedOf } from '../lib/content';
import { paths } from '../lib/paths';
import { Translated } from './translated';

export function ProgramCard({ program }: { program: PublishedOf<'program'> }) {
  const { t } = useTranslation('site');
  return (
    <li>
      <Link
        className="card pad stack"
        to={paths.program(program.id)}
        style={{ blockSize: '100%', alignContent: 'start' }}
      >
        <span>
          <span className={program.status === 'Active' ? 'badge ok' : 'badge'}>
            {t(`programs.status.${program.status}`)}
          </span>
        </span>
        <Translated of={program} />
        <h3>
          <bdi>{program.title}</bdi>
        </h3>
        <span className="sm muted" dir="auto">
          {program.subtitle}
        </span>
      </Link>
    </li>
  );
}
