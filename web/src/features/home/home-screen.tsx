import { useTranslation } from 'react-i18next';
import { signInStart } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Skyline } from '../../ui/skyline';

export function HomeScreen() {
  const { t, i18n } = useTranslation();
  const { session } = useSession();
  return (
    <section className="hero">
      <div className="wrap">
        <div className="txt">
          <p className="typed">{t('home.tagline')}</p>
          <PageTitle title="Nexus" className="">
            {t('home.title')}
          </PageTitle>
          <p className="sub">{t('home.subtitle')}</p>
          {session.kind !== 'member' && (
            <div className="act">
              <a className={buttonClass({ variant: 'primary', size: 'large' })} href={signInStart(i18n.language)}>
                <Icon name="linkedin" />
                {t('nav.continue')}
              </a>
              <span className="sm muted">{t('home.free')}</span>
            </div>
          )}
        </div>
      </div>
      <Skyline view="hero" slice />
    </section>
  );
}
