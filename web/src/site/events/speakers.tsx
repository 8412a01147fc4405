import type { PublishedOf } from '../../lib/content';
import { useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { IconLink } from '../../ui/icon-link';
import { Picture } from '../../ui/picture';
import styles from './speakers.module.css';

/** Who speaks at an event. */
export function Speakers({ speakers }: { speakers: PublishedOf<'event'>['speakers'] }) {
  const t = useWords('site');
  return (
    <ul className={styles.list}>
      {speakers.map((speaker) => (
        <li key={speaker.name} className={styles.speaker}>
          <SpeakerPicture name={speaker.name} src={speaker.imageUrl} />
          <div>
            <b className={styles.name}>
              <bdi>{speaker.name}</bdi>
            </b>
            <p className={styles.title}>
              <bdi>{speaker.title}</bdi>
            </p>
            {speaker.bio && (
              <p className={styles.text} dir="auto">
                {speaker.bio}
              </p>
            )}
            {speaker.linkedinUrl && (
              <IconLink
                href={speaker.linkedinUrl}
                icon="linkedin"
                label={t('experts.linkedin', { name: speaker.name })}
              />
            )}
            {speaker.twitterUrl && (
              <IconLink href={speaker.twitterUrl} icon="chat" label={t('event.onX', { name: speaker.name })} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A speaker's picture; without one, the first two letters of the name, in capitals. */
function SpeakerPicture({ name, src }: { name: string; src: string }) {
  const letters = [...name.replace(/\s/g, '')].slice(0, 2).join('').toUpperCase();
  const fallback = (
    <span className={recipeClass('avatar', { size: 'medium', tone: 'sand' })} aria-hidden="true">
      {letters}
    </span>
  );
  const look = recipeClass('avatar', { size: 'medium' });
  return <Picture className={look} src={src} alt="" width={72} height={72} fallback={fallback} />;
}
