import type { ReactNode } from 'react';
import type { ExpertSummary, ListedOf } from '../lib/content';
import { useWords } from '../lib/words/use-words';
import styles from './expert-card.module.css';
import { IconLink } from './icon-link';
import { Picture } from './picture';
import { Translated } from './translated';

type ExpertOnCard = ExpertSummary & Partial<ListedOf<'expert'>>;

/** Experts, as many beside each other as there is room for. */
export function ExpertList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** An expert: in a section of the home page with name and title, on their own page with all that is published. */
export function ExpertCard({ expert, isShort = false }: { expert: ExpertOnCard; isShort?: boolean }) {
  const t = useWords('site');
  const Heading = isShort ? 'h3' : 'h2';
  return (
    <li className={styles.card}>
      <Picture
        className={styles.picture}
        src={expert.imageUrl}
        alt=""
        width={320}
        height={320}
        sizes="(max-width: 860px) 50vw, 240px"
        fallback={<Silhouette />}
      />
      <Heading className={styles.name}>
        <bdi>{expert.name}</bdi>
      </Heading>
      <p>
        <bdi>{expert.position}</bdi>
      </p>
      <Translated of={expert} />
      {!isShort && (
        <>
          {expert.bio && (
            <p className={styles.text} dir="auto">
              {expert.bio}
            </p>
          )}
          <div className={styles.links}>
            {expert.linkedinUrl && (
              <IconLink
                href={expert.linkedinUrl}
                icon="linkedin"
                label={t('experts.linkedin', { name: expert.name })}
              />
            )}
            {expert.websiteUrl && (
              <IconLink href={expert.websiteUrl} icon="globe" label={t('experts.website', { name: expert.name })} />
            )}
          </div>
        </>
      )}
    </li>
  );
}

/** A person without a picture. */
function Silhouette() {
  return (
    <svg className={styles.picture} viewBox="0 0 320 320" aria-hidden="true">
      <circle cx="160" cy="128" r="56" />
      <path d="M48 320c0-72 50-112 112-112s112 40 112 112z" />
    </svg>
  );
}
