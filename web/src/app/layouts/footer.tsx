import { Link } from 'react-router-dom';
import { formatYear } from '../../lib/format';
import { paths, signInStart } from '../../lib/paths';
import { useSettings } from '../../lib/content';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { linkClass } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { Skyline } from '../../ui/skyline';
import styles from './footer.module.css';

export function Footer() {
  const t = useWords();
  const language = useLanguage();
  const settings = useSettings();
  const year = formatYear(new Date().toISOString(), language);
  return (
    <footer>
      <div className={`wrap ${styles.edge}`}>
        <Skyline view="edge" />
      </div>
      <div className={styles.inner}>
        <div className="wrap">
          <div className={styles.columns}>
            <div className={styles.community}>
              <span className="brand">
                <Logo />
              </span>
              {settings && (
                <>
                  <p className={`muted small ${styles.about}`}>{settings.about}</p>
                  <p className="small">
                    <a className={linkClass()} dir="ltr" href={`mailto:${settings.contactEmail}`}>
                      {settings.contactEmail}
                    </a>
                  </p>
                  {settings.address && (
                    <p className="muted small">
                      <bdi>{settings.address}</bdi>
                    </p>
                  )}
                </>
              )}
            </div>
            <nav aria-label={t('footer.explore')}>
              <h2 className={styles.title}>{t('footer.explore')}</h2>
              <ul>
                <FooterLink to={paths.home} label={t('nav.home')} />
                <FooterLink to={paths.events} label={t('nav.events')} />
                <FooterLink to={paths.programs} label={t('footer.programs')} />
                <FooterLink to={paths.impact} label={t('footer.impact')} />
                <FooterLink to={paths.stories} label={t('footer.stories')} />
                <FooterLink to={paths.news} label={t('footer.news')} />
              </ul>
            </nav>
            <nav aria-label={t('footer.join')}>
              <h2 className={styles.title}>{t('footer.join')}</h2>
              <ul>
                <li className="for-visitors">
                  <a href={signInStart(language)}>{t('nav.continue')}</a>
                </li>
                <FooterLink to={paths.join} label={t('footer.joinUs')} />
                {settings?.socialLinks.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url} rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-label={t('footer.legal')}>
              <h2 className={styles.title}>{t('footer.legal')}</h2>
              <ul>
                <FooterLink to={paths.privacy} label={t('footer.privacy')} />
                <FooterLink to={paths.terms} label={t('footer.terms')} />
                <FooterLink to={paths.cookies} label={t('footer.cookies')} />
                {settings?.partnerLinks.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url} rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className={styles.last}>
            <span>{t('footer.rights', { year, name: settings?.communityName ?? 'Nexus' })}</span>
            <span>{t('footer.place')}</span>
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to}>{label}</Link>
    </li>
  );
}
