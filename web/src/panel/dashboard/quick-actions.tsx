import { Link } from 'react-router-dom';
import { useMay } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { gridClass } from '../../ui/grid';

const ACTIONS = [
  { name: 'program', to: '/admin/programs/new', needs: 'manage_content' },
  { name: 'event', to: '/admin/events/new', needs: 'manage_content' },
  { name: 'story', to: '/admin/success-stories/new', needs: 'manage_content' },
  { name: 'statistics', to: '/admin/statistics', needs: 'manage_content' },
  { name: 'team', to: '/admin/team', needs: 'manage_content' },
  { name: 'review', to: '/admin/submissions', needs: 'manage_users' },
] as const;

/** What editors come for most often, as far as one may do it. */
export function useQuickActions() {
  const may = { manage_content: useMay('manage_content'), manage_users: useMay('manage_users') };
  return ACTIONS.filter(({ needs }) => may[needs]);
}

export function QuickActions() {
  const t = useWords('admin', 'panel.dashboard.actions');
  return (
    <div className={gridClass('three')}>
      {useQuickActions().map(({ name, to }) => (
        <Link key={name} className={buttonClass({ size: 'large' })} to={to}>
          {t(name)}
        </Link>
      ))}
    </div>
  );
}
