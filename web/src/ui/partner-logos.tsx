import type { ListedOf } from '../lib/content';
import styles from './partner-logos.module.css';
import { Picture } from './picture';

/** The partners' logos: the dark one in the dark theme, the light one otherwise, and the name where a logo fails. */
export function PartnerLogos({ partners }: { partners: ListedOf<'partner'>[] }) {
  return (
    <ul className={styles.list}>
      {partners.map((partner) => {
        const name = <b className="sm">{partner.name}</b>;
        const light = partner.lightLogoUrl || partner.logoUrl;
        const dark = partner.darkLogoUrl || light;
        const logos = (
          <>
            <span className="only-light">
              <Picture src={light} alt={partner.name} width={120} height={30} fallback={name} />
            </span>
            <span className="only-dark">
              <Picture src={dark} alt={partner.name} width={120} height={30} fallback={name} />
            </span>
          </>
        );
        return (
          <li key={partner.id}>
            {partner.websiteUrl ? (
              <a className={styles.partner} href={partner.websiteUrl} rel="noopener">
                {logos}
              </a>
            ) : (
              <span className={styles.partner}>{logos}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
