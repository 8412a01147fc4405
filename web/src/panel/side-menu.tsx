import { NavLink, useLocation } from 'react-router-dom';
import { formatNumber } from '../lib/format';
import { paths } from '../lib/paths';
import { useSession, type StaffSelf } from '../lib/session';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Avatar } from '../ui/avatar';
import { Badge } from '../controls/badge';
import { buttonClass } from '../ui/button';
import { Logo } from '../ui/logo';
import { LanguageSwitch, ThemeToggle } from '../ui/preferences';
import { resourceOf } from './content/screens';
import { chapterOf } from './help/chapters';
import { menuFor } from './menu';
import { MenuIcon } from './menu-icon';

/** Where staff can go, how much waits for them there, who they are and the way out. */
/** Absent where one may not see people. */
export type MenuCounts = Record<'waiting' | 'new' | 'reported', number | undefined>;

export function SideMenu({ staff, counts }: { staff: StaffSelf; counts: MenuCounts }) {
  const t = useWords('admin');
  const language = useLanguage();
  const { pathname } = useLocation();
  // From a screen to what is said of it.
  const help = pathname === paths.adminHelp ? paths.adminHelp : `${paths.adminHelp}#${chapterOf(pathname)}`;
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
            <h2 className="panel-side-title">{heading}</h2>
            {entries.map((entry) => {
              const count = entry.count && counts[entry.count];
              return (
                <NavLink
                  key={entry.to}
                  to={entry.to === paths.adminHelp ? help : entry.to}
                  end={entry.to === paths.admin}
                >
                  <MenuIcon name={entry.icon} />
                  <span>
                    {'word' in entry
                      ? t(`menu.${entry.word}`)
                      : 'panel' in entry
                        ? t(`panel.menu.${entry.panel}`)
                        : resourceOf(entry.screen).label.many[language]}
                  </span>
                  {entry.count && count !== undefined && count > 0 && (
                    <>
                      <MenuCount count={count} />
                      <span className="only-heard">
                        {t(`menu.counts.${entry.count}`, { n: formatNumber(count, language) })}
                      </span>
                    </>
                  )}
                </NavLink>
              );
            })}
          </nav>
        );
      })}
      <Person staff={staff} />
    </>
  );
}

/** A number that is drawn; beside it stands what it counts. */
export function MenuCount({ count }: { count: number }) {
  return (
    <Badge tone="accent" className="count digits" aria-hidden="true">
      {formatNumber(count, useLanguage())}
    </Badge>
  );
}

function Person({ staff }: { staff: StaffSelf }) {
  const t = useWords('admin');
  const { signOut } = useSession();
  return (
    <div className="panel-side-foot">
      <div className="person">
        <Avatar name={staff.name} src="" />
        <div>
          <b className="small">
            <bdi>{staff.name}</bdi>
          </b>
          <small>{t(`menu.roles.${staff.role}`)}</small>
        </div>
        <span className="tools">
          <ThemeToggle />
        </span>
      </div>
      <div className="row between">
        <LanguageSwitch />
        <button
          type="button"
          className={buttonClass({ variant: 'ghost', size: 'small' })}
          onClick={() => void signOut()}
        >
          {t('menu.signOut')}
        </button>
      </div>
    </div>
  );
}
