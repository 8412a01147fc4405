import { Link } from 'react-router-dom';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import type { PublishedOf } from '../../lib/content';
import { signInStart } from '../../lib/paths';
import { useMember } from '../../lib/session';
import { useKeptAnswer } from '../../lib/use-kept-answer';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';
import { Skyline } from '../../ui/skyline';
import { Translated } from '../../ui/translated';
import { Typed } from '../typed';
import styles from './hero.module.css';

type HeroContent = Pick<
  PublishedOf<'hero'>,
  | 'title'
  | 'subtitle'
  | 'description'
  | 'primaryButtonText'
  | 'primaryButtonLink'
  | 'secondaryButtonText'
  | 'secondaryButtonLink'
  | 'backgroundImageUrl'
  | 'fallbacks'
>;

const SIGN_IN = '/api/auth/linkedin/start';

/** The banner. Without an answer it shows what was seen last time; where there is none (`null`), the built-in words. */
export function Hero({ hero, tagline }: { hero: HeroContent | null | undefined; tagline: string | undefined }) {
  const t = useWords();
  const language = useLanguage();
  const member = useMember();
  const shown = useKeptAnswer({ key: BROWSER_KEYS.hero, answer: hero, language }) ?? {
    title: t('home.title'),
    subtitle: t('home.subtitle'),
    description: '',
    primaryButtonText: t('nav.continue'),
    primaryButtonLink: SIGN_IN,
    secondaryButtonText: '',
    secondaryButtonLink: '',
    backgroundImageUrl: '',
  };
  const leadsToSignIn = shown.primaryButtonLink.startsWith(SIGN_IN);
  const picture = shown.backgroundImageUrl;
  const primary = buttonClass({ variant: 'primary', size: 'large' });
  return (
    <section className={styles.hero}>
      {picture && (
        <Picture className={styles.picture} src={picture} alt="" width={1600} height={900} sizes="100vw" isFirst />
      )}
      <div className="wrap">
        <div className={styles.words}>
          <Typed text={tagline ?? t('home.tagline')} />
          <PageTitle className={styles.title}>{shown.title}</PageTitle>
          <p className={styles.subtitle}>{shown.subtitle}</p>
          {shown.description && <p className={`muted read ${styles.more}`}>{shown.description}</p>}
          <Translated of={hero} />
          <div className={styles.actions}>
            {shown.primaryButtonText && leadsToSignIn && !member && (
              <a className={`${primary} for-visitors`} href={signInStart(language)}>
                <Icon name="linkedin" />
                {shown.primaryButtonText}
              </a>
            )}
            {shown.primaryButtonText && !leadsToSignIn && (
              <Link className={primary} to={shown.primaryButtonLink}>
                {shown.primaryButtonText}
              </Link>
            )}
            {shown.secondaryButtonText && (
              <Link className={buttonClass({ size: 'large' })} to={shown.secondaryButtonLink}>
                {shown.secondaryButtonText}
              </Link>
            )}
            {leadsToSignIn && !member && <span className="small muted for-visitors">{t('home.free')}</span>}
          </div>
        </div>
      </div>
      {!picture && <Skyline view="hero" slice />}
    </section>
  );
}
