import { Link } from 'react-router-dom';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';

/** What editors come for most often. */
export function QuickActions() {
  const t = useWords('admin', 'panel.dashboard.actions');
  const actions = [
    ['program', '/admin/programs/new'],
    ['event', '/admin/events/new'],
    ['story', '/admin/success-stories/new'],
    ['statistics', '/admin/statistics'],
    ['team', '/admin/team'],
    ['review', '/admin/submissions'],
  ] as const;
  return (
    <div className="grid g3">
      {actions.map(([name, to]) => (
        <Link key={name} className={buttonClass({ size: 'large' })} to={to}>
          {t(name)}
        </Link>
      ))}
    </div>
  );
}
