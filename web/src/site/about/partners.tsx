import { usePublishedList } from '../../lib/content';
import { useWords } from '../../lib/words/use-words';
import { cardClass } from '../../ui/card';
import { gridClass } from '../../ui/grid';
import { Icon } from '../../ui/icon';
import { linkClass } from '../../ui/link';
import { PartnerLogo } from '../../ui/partner-logos';
import { Translated } from '../../ui/translated';
import styles from './about-screen.module.css';

/** Who stands behind the community: each partner's logo, field, and what they do with us. */
export function Partners() {
  const t = useWords('site');
  const { data: partners } = usePublishedList('partner');
  if (!partners || partners.length === 0) return null;
  return (
    <section className={styles.values}>
      <h2>{t('about.partners')}</h2>
      <ul className={gridClass('three')}>
        {partners.map((partner) => (
          <li key={partner.id} className={cardClass({ padded: true }, styles.value)}>
            {(partner.lightLogoUrl || partner.logoUrl) && (
              <span className={styles.logo}>
                <PartnerLogo partner={partner} />
              </span>
            )}
            <h3>
              <bdi>{partner.name}</bdi>
            </h3>
            {partner.category && (
              <p className="small subtle">
                <bdi>{partner.category}</bdi>
              </p>
            )}
            <Translated of={partner} />
            {partner.description && (
              <p className="small muted" dir="auto">
                {partner.description}
              </p>
            )}
            {partner.websiteUrl && (
              <a className={linkClass({ withIcon: true })} href={partner.websiteUrl} rel="noopener">
                {t('experts.website', { name: partner.name })}
                <Icon name="external" small />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
