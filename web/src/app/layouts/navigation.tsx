import { useEffect, useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import type { Language } from '@nexus/domain/bilingual';
import { LIMITS } from '@nexus/domain/limits';
import { inLanguage } from '@nexus/domain/pages/in-language';
import { paths, signInStart } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { LanguageSwitch, ThemeToggle } from '../../ui/preferences';
import { MenuSheet } from './menu-sheet';
import styles from './navigation.module.css';

/** The bar at the top, and on narrow screens the sheet with the same entries. */
export function Navigation() {
  const t = useWords();
  const language = useLanguage();
  const { session, signOut } = useSession();
  const { pathname } = useLocation();
  const hasScrolled = useScrolledPast(LIMITS.navChangesAfterPixels);
  const [isOpen, setOpen] = useState(false);
  const sheetTitle = useId();
  const signIn = signInStart(language, pathname);
  useEffect(() => setOpen(false), [pathname]);

  const member = session.kind === 'member' ? session.member : undefined;
  // Most people are visitors, so the server draws what they see; who was signed in last sees none of it meanwhile.
  const isVisitor = session.kind === 'visitor' || session.kind === 'unknown';
  const entries = [
    { to: paths.home, label: t('nav.home') },
    { to: paths.events, label: t('nav.events') },
    { to: paths.experts, label: t('nav.experts') },
    ...(member?.isApproved ? [{ to: paths.members, label: t('nav.members') }] : []),
    { to: paths.about, label: t('nav.about') },
  ];
  return (
    <header className={styles.bar} data-top={!hasScrolled || undefined}>
      <div className={`wrap ${styles.inside}`}>
        <Link className="brand" to={paths.home} aria-label="Nexus">
          <Logo />
        </Link>
        <nav className={styles.links} aria-label={t('nav.label')}>
          {entries.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === paths.home}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.end}>
          <LanguageSwitch />
          <ThemeToggle />
          {isVisitor && (
            <a
              className={`${buttonClass({ variant: 'primary', size: 'small' })} ${styles.wide} for-visitors`}
              href={signIn}
            >
              <Icon name="linkedin" small />
              {t('nav.continue')}
            </a>
          )}
          {session.kind === 'staff' && (
            <Link className={`${buttonClass({ variant: 'ghost', size: 'small' })} ${styles.wide}`} to={paths.admin}>
              {t('nav.admin')}
            </Link>
          )}
          {member && (
            <>
              <Link className={`person ${styles.wide}`} to={paths.profile}>
                <Avatar name={member.name} src={member.imageUrl} />
                <span className="small">
                  <b>{t('nav.profile')}</b>
                </span>
              </Link>
              <span className={styles.wide}>
                <Button variant="ghost" size="small" onClick={() => void signOut()}>
                  {t('nav.signOut')}
                </Button>
              </span>
            </>
          )}
          <button
            type="button"
            className={`${buttonClass({ variant: 'ghost', iconOnly: true })} ${styles.menu}`}
            aria-label={t('nav.menu')}
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} labelledBy={sheetTitle}>
        <div className="row between">
          <span className="brand" id={sheetTitle}>
            <span className="only-heard">{t('nav.menu')}</span>
            <Logo />
          </span>
          <Button variant="ghost" iconOnly aria-label={t('close')} onClick={() => setOpen(false)}>
            <Icon name="close" />
          </Button>
        </div>
        <nav aria-label={t('nav.menu')}>
          {entries.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === paths.home}>
              {label}
            </NavLink>
          ))}
          {member && <NavLink to={paths.profile}>{t('nav.profile')}</NavLink>}
          {session.kind === 'staff' && <NavLink to={paths.admin}>{t('nav.admin')}</NavLink>}
        </nav>
        <div className={styles.further}>
          {isVisitor && (
            <a className={`${buttonClass({ variant: 'primary', wide: true })} for-visitors`} href={signIn}>
              <Icon name="linkedin" />
              {t('nav.continue')}
            </a>
          )}
          {member && (
            <Button wide onClick={() => void signOut()}>
              {t('nav.signOut')}
            </Button>
          )}
          <a className={buttonClass({ variant: 'ghost', wide: true })} href={otherLanguageAddress(pathname, language)}>
            <Icon name="globe" />
            {t('nav.otherLanguage')}
          </a>
        </div>
      </MenuSheet>
    </header>
  );
}

function otherLanguageAddress(path: string, language: string): string {
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return inLanguage(path, other);
}

function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const measure = () => setPast(scrollY > pixels);
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, [pixels]);
  return isPast;
}
