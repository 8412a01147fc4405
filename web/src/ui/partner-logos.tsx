import type { PartnerOnStrip } from '../lib/content';
import styles from './partner-logos.module.css';
import { Picture } from './picture';

/** The partners' logos: the dark one in the dark theme, the light one otherwise, and the name where a logo fails. */
export function PartnerLogos({ partners }: { partners: PartnerOnStrip[] }) {
  return (
    <ul className={styles.list}>
      {partners.map((partner) => (
        <li key={partner.id}>
          {partner.websiteUrl ? (
            <a className={styles.partner} href={partner.websiteUrl} rel="noopener">
              <PartnerLogo partner={partner} />
            </a>
          ) : (
            <span className={styles.partner}>
              <PartnerLogo partner={partner} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A partner's logo for either theme. */
export function PartnerLogo({ partner }: { partner: PartnerOnStrip }) {
  const name = <b className="small">{partner.name}</b>;
  const light = partner.lightLogoUrl || partner.logoUrl;
  const dark = partner.darkLogoUrl || light;
  return (
    <>
      <span className="only-light">
        <Picture src={light} alt={partner.name} width={120} height={30} fallback={name} />
      </span>
      <span className="only-dark">
        <Picture src={dark} alt={partner.name} width={120} height={30} fallback={name} />
      </span>
    </>
  );
}
