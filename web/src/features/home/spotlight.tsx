import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';

/** The community's video. Nothing is asked of the other site before the click. */
export function Spotlight({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('site');
  const [isPlaying, setPlaying] = useState(false);
  return (
    <Section title={t('home.spotlight')}>
      <div className="frame">
        {isPlaying ? (
          <iframe
            src={`${url}${url.includes('?') ? '&' : '?'}autoplay=1`}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            style={{ inlineSize: '100%', blockSize: '100%', border: 0 }}
          />
        ) : (
          <>
            {/* On a phone it is the largest thing of the first view. */}
            <img src="/pictures/facades/facade-night.svg" alt="" width={960} height={600} fetchPriority="high" />
            <button
              type="button"
              className="play"
              aria-label={t('home.play', { title })}
              onClick={() => setPlaying(true)}
            >
              <Icon name="play" />
            </button>
            <span className="cap">{title}</span>
          </>
        )}
      </div>
    </Section>
  );
}
