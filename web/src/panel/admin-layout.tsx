import { useEffect, useState } from 'react';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { Drawer } from '../controls/drawer';
import { paths } from '../lib/paths';
import { useSession, type StaffSelf } from '../lib/session';
import { WithQueries } from '../lib/with-queries';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Avatar } from '../ui/avatar';
import { Button, buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { LanguageSwitch, ThemeToggle } from '../ui/preferences';
import { FindingOut } from '../ui/finding-out';
import { Outdated } from '../ui/outdated';
import { resourceOf } from './content/screens';
import { menuFor } from './menu';

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
  const common = useWords();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className="adm">
      <a className="skip" href="#main">
        {common('skip')}
      </a>
      <div className="mbar">
        <Button
          variant="ghost"
          iconOnly
          aria-label={common('nav.menu')}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </Button>
        <span className="brand">
          <Logo />
        </span>
        <LanguageSwitch />
      </div>
      <aside className="side">
        <Menu staff={staff} />
      </aside>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label={common('nav.menu')}>
        <div className="side in-sheet">
          <Menu staff={staff} />
        </div>
      </Drawer>
      <main id="main" className="main" tabIndex={-1}>
        <WithQueries>
          <Outdated />
          <Outlet />
        </WithQueries>
      </main>
    </div>
  );
}

function Menu({ staff }: { staff: StaffSelf }) {
  const t = useWords('admin');
  const language = useLanguage();
  const { signOut } = useSession();
  return (
    <>
      <NavLink to={paths.home} className="brand" aria-label={t('menu.site')}>
        <Logo />
        <small className="subtle">{t('menu.label')}</small>
      </NavLink>
      {menuFor(staff.permissions).map(({ name, entries }) => {
        const heading = name === 'overview' ? t('menu.overview') : t(`menu.groups.${name}`);
        return (
          <nav key={name} aria-label={heading}>
            <h2 className="side-title">{heading}</h2>
            {entries.map((entry) => (
              <NavLink key={entry.to} to={entry.to} end={entry.to === paths.admin}>
                <Icon name={entry.icon} />
                {'word' in entry
                  ? t(`menu.${entry.word}`)
                  : 'panel' in entry
                    ? t(`panel.menu.${entry.panel}`)
                    : resourceOf(entry.screen).label.many[language]}
              </NavLink>
            ))}
          </nav>
        );
      })}
      <div className="person side-person">
        <Avatar name={staff.name} src="" />
        <div>
          <b className="sm">
            <bdi>{staff.name}</bdi>
          </b>
          <small>{t(`menu.roles.${staff.role}`)}</small>
        </div>
        <span className="tools">
          <ThemeToggle />
        </span>
      </div>
      <div className="row">
        <LanguageSwitch />
        <button
          type="button"
          className={buttonClass({ variant: 'ghost', size: 'small' })}
          onClick={() => void signOut()}
        >
          {t('menu.signOut')}
        </button>
      </div>
    </>
  );
}
