import { useState, type KeyboardEvent } from 'react';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import styles from './event-gallery.module.css';

/** The pictures of an event, one at a time; buttons, thumbnails and the arrow keys move, and the ends meet. */
export function EventGallery({ images }: { images: { url: string; alt: string; caption: string }[] }) {
  const t = useWords('site');
  const language = useLanguage();
  const [index, setIndex] = useState(0);
  const current = images[index];
  if (!current) return null;
  const move = (by: number) => setIndex((index + by + images.length) % images.length);
  const onKey = (event: KeyboardEvent) => {
    const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    const backward = language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) move(1);
    else if (event.key === backward) move(-1);
  };
  const position = t('event.count', {
    n: formatNumber(index + 1, language),
    total: formatNumber(images.length, language),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move while a button in it has the focus
    <div className={styles.gallery} role="group" aria-label={t('event.gallery')} onKeyDown={onKey}>
      <figure className={styles.figure}>
        <Picture
          className={styles.picture}
          src={current.url}
          alt={current.alt}
          width={960}
          height={600}
          sizes="(max-width: 860px) 92vw, 740px"
        />
        <figcaption className={styles.caption} aria-live="polite">
          <bdi>{current.caption}</bdi>
          <span>{position}</span>
        </figcaption>
      </figure>
      {images.length > 1 && (
        <div className={styles.choice}>
          <Button iconOnly aria-label={t('event.previous')} onClick={() => move(-1)}>
            <Icon name="backward" />
          </Button>
          {images.map((image, number) => (
            <button
              key={number}
              type="button"
              className={styles.thumbnail}
              aria-label={t('event.show', { n: formatNumber(number + 1, language) })}
              aria-current={number === index}
              onClick={() => setIndex(number)}
            >
              <Picture src={image.url} alt="" width={96} height={60} sizes="68px" />
            </button>
          ))}
          <Button iconOnly aria-label={t('event.next')} onClick={() => move(1)}>
            <Icon name="forward" />
          </Button>
        </div>
      )}
    </div>
  );
}
