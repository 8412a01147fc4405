import { Suspense, useState } from 'react';
import { APPLICATION_TYPES, type ApplicationType } from '@nexus/domain/forms/application-types';
import { useSettings } from '../../lib/content';
import { lazyPart } from '../../lib/lazy-part';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { cardClass } from '../../ui/card';
import { gridClass } from '../../ui/grid';
import { Icon, type IconName } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Section } from '../../ui/section';
import { Alert, Skeletons } from '../../ui/states';
import styles from './join-screen.module.css';

/** The form brings its validation along, so it loads once a card is chosen. */
const JoinForm = lazyPart(async () => (await import('./join-form')).JoinForm);

/** Four ways to take part; choosing one shows the form, sending it the thanks, and another begins anew. */
export function JoinScreen() {
  const t = useWords('join');
  const [chosen, setChosen] = useState<ApplicationType>();
  const [isSent, setSent] = useState(false);
  const reset = () => {
    setChosen(undefined);
    setSent(false);
  };
  return (
    <>
      <div className={`wrap page ${styles.page}`}>
        {isSent ? (
          <div className="stack center" role="status">
            <PageTitle title={t('thanks')} />
            <Alert tone="good" title={t('sent')}>
              <p>{t('sentText')}</p>
            </Alert>
            <p className="muted">{t('thanksText')}</p>
            <Button variant="primary" onClick={reset}>
              {t('another')}
            </Button>
          </div>
        ) : (
          <>
            <div>
              <PageTitle title={t('title')} />
              <p className="muted">{t('text')}</p>
            </div>
            <div className={gridClass('four')} role="group" aria-label={t('text')}>
              {APPLICATION_TYPES.map((type) => (
                <button
                  key={type}
                  type="button"
                  className={cardClass({ padded: true }, styles.choice)}
                  aria-pressed={chosen === type}
                  onClick={() => setChosen(type)}
                >
                  <b className={styles.title}>{t(`cards.${type}.title`)}</b>
                  <span className="small muted">{t(`cards.${type}.text`)}</span>
                  <span className={styles.points}>
                    {t(`cards.${type}.points`)
                      .split('|')
                      .map((point) => (
                        <span key={point} className={styles.point}>
                          <Icon name="check" small />
                          {point}
                        </span>
                      ))}
                  </span>
                </button>
              ))}
            </div>
            {chosen && (
              <Suspense fallback={<Skeletons count={1} height={420} />}>
                <JoinForm key={chosen} type={chosen} onSent={() => setSent(true)} />
              </Suspense>
            )}
          </>
        )}
      </div>
      <Questions />
    </>
  );
}

function Questions() {
  const t = useWords('join');
  const settings = useSettings();
  const social = settings?.socialLinks[0];
  const cards: { icon: IconName; title: string; text: string; href: string }[] = settings
    ? [
        {
          icon: 'mail',
          title: t('emailUs'),
          text: t('emailUsText'),
          href: `mailto:${settings.contactEmail}`,
        },
        { icon: 'people', title: t('follow'), text: t('followText'), href: social?.url ?? '' },
        { icon: 'calendar', title: t('book'), text: t('bookText'), href: settings.bookingUrl },
      ]
    : [];
  return (
    <Section title={t('questions')}>
      <div className={gridClass('three')}>
        {cards
          .filter(({ href }) => href !== '')
          .map(({ icon, title, text, href }) => (
            <a
              key={icon}
              className={cardClass({ link: true, padded: true }, styles.question)}
              href={href}
              rel="noopener"
            >
              <Icon name={icon} />
              <b>{title}</b>
              <span className="small muted">{text}</span>
            </a>
          ))}
      </div>
    </Section>
  );
}
