import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Drawer } from '../controls/drawer';
import { paths } from '../lib/paths';
import { useMay, useSession, type StaffSelf } from '../lib/session';
import { WithQueries } from '../lib/with-queries';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { LanguageSwitch } from '../ui/preferences';
import { FindingOut } from '../ui/finding-out';
import { Outdated } from '../ui/outdated';
import { LiveSigns } from './live-signs';
import { MenuCount, SideMenu } from './side-menu';
import { useWaiting } from './use-waiting';

/** The admin panel around its screens. Members and visitors are led to the admin sign-in. */
export function AdminLayout() {
  const { session } = useSession();
  const { pathname } = useLocation();
  if (session.kind === 'unknown' || session.kind === 'failed') {
    return (
      <main id="main">
        <FindingOut />
      </main>
    );
  }
  if (session.kind !== 'staff') return <Navigate to={paths.adminLogin} replace state={{ from: pathname }} />;
  return <Panel staff={session.staff} />;
}

function Panel({ staff }: { staff: StaffSelf }) {
  return (
    <WithQueries>
      <Frame staff={staff} />
    </WithQueries>
  );
}

function Frame({ staff }: { staff: StaffSelf }) {
  const common = useWords();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { data: waiting } = useWaiting();
  const counts = { waiting: waiting?.members, new: waiting?.submissions, reported: waiting?.reports };
  const all = (counts.waiting ?? 0) + (counts.new ?? 0) + (counts.reported ?? 0);
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className="panel">
      {useMay('manage_users') && <LiveSigns />}
      <a className="skip" href="#main">
        {common('skip')}
      </a>
      <div className="panel-bar">
        <Button
          variant="ghost"
          iconOnly
          aria-label={common('nav.menu')}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
          {all > 0 && <MenuCount count={all} />}
        </Button>
        <span className="brand">
          <Logo />
        </span>
        <LanguageSwitch />
      </div>
      <aside className="panel-side">
        <SideMenu staff={staff} counts={counts} />
      </aside>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label={common('nav.menu')}>
        <div className="panel-side in-sheet">
          <SideMenu staff={staff} counts={counts} />
        </div>
      </Drawer>
      <main id="main" className="main" tabIndex={-1}>
        <Outdated />
        <Outlet />
      </main>
    </div>
  );
}
