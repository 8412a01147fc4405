import { useState } from 'react';
import { useWords } from '../../lib/words/use-words';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import styles from './spotlight.module.css';

const DRAWING = '/pictures/facades/facade-night.webp';

/** The community's video below its picture, or ours. Nothing is asked of the other site before the click. */
export function Spotlight({ url, title, image }: { url: string; title: string; image: string }) {
  const t = useWords('site');
  const [isPlaying, setPlaying] = useState(false);
  return (
    <Section title={t('home.spotlight')}>
      <div className={styles.frame}>
        {isPlaying ? (
          <iframe
            src={`${url}${url.includes('?') ? '&' : '?'}autoplay=1`}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <>
            {/* On a phone it is the largest thing of the first view. */}
            <Picture
              src={image || DRAWING}
              alt=""
              width={1280}
              height={800}
              sizes="(max-width: 860px) 92vw, 1200px"
              isFirst
            />
            <button
              type="button"
              className={styles.play}
              aria-label={t('home.play', { title })}
              onClick={() => setPlaying(true)}
            >
              <Icon name="play" />
            </button>
            <span className={styles.caption}>{title}</span>
          </>
        )}
      </div>
    </Section>
  );
}
