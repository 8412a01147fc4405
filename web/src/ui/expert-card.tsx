import type { ExpertSummary, ListedOf } from '../lib/content';
import { useWords } from '../lib/words/use-words';
import { Icon } from './icon';
import { Picture } from './picture';
import { Translated } from './translated';

type ExpertOnCard = ExpertSummary & Partial<ListedOf<'expert'>>;

/** An expert: in a section of the home page with name and title, on their own page with all that is published. */
export function ExpertCard({ expert, isShort = false }: { expert: ExpertOnCard; isShort?: boolean }) {
  const t = useWords('site');
  const Heading = isShort ? 'h3' : 'h2';
  return (
    <li className="xp">
      <Picture
        className="pic"
        src={expert.imageUrl}
        alt=""
        width={320}
        height={320}
        sizes="(max-width: 860px) 50vw, 240px"
        fallback={<Silhouette />}
      />
      <Heading>
        <bdi>{expert.name}</bdi>
      </Heading>
      <p>
        <bdi>{expert.position}</bdi>
      </p>
      <Translated of={expert} />
      {!isShort && (
        <>
          {expert.bio && (
            <p className="bio" dir="auto">
              {expert.bio}
            </p>
          )}
          <div className="row" style={{ gap: 4 }}>
            {expert.linkedinUrl && (
              <a
                className="icon-link"
                href={expert.linkedinUrl}
                rel="noopener"
                aria-label={t('experts.linkedin', { name: expert.name })}
              >
                <Icon name="linkedin" small />
              </a>
            )}
            {expert.websiteUrl && (
              <a
                className="icon-link"
                href={expert.websiteUrl}
                rel="noopener"
                aria-label={t('experts.website', { name: expert.name })}
              >
                <Icon name="globe" small />
              </a>
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
    <svg className="pic silhouette" viewBox="0 0 320 320" aria-hidden="true">
      <circle cx="160" cy="128" r="56" />
      <path d="M48 320c0-72 50-112 112-112s112 40 112 112z" />
    </svg>
  );
}
