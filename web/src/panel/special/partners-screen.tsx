import { useEffect, useRef, useState } from 'react';
import { publish } from '@nexus/domain/resources/resource';
import type { PublishedOf } from '../../lib/content';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { PartnerLogos } from '../../ui/partner-logos';
import type { ContentDocument } from '../content/content-api';
import { ContentListScreen } from '../content/content-list-screen';
import { resourceOf, type ContentScreen } from '../content/screens';

/** The partners, and below them the logos as a strip that moves by itself, unless motion is not wanted. */
export function PartnersScreen({ screen }: { screen: ContentScreen }) {
  return <ContentListScreen screen={screen} below={(documents) => <Strip screen={screen} documents={documents} />} />;
}

function Strip({ screen, documents }: { screen: ContentScreen; documents: ContentDocument[] }) {
  const t = useWords('admin', 'panel.partners');
  const language = useLanguage();
  const resource = resourceOf(screen);
  const box = useRef<HTMLDivElement>(null);
  const [isMoving, setMoving] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      const element = box.current;
      if (!element) return;
      const isAtEnd = Math.abs(element.scrollLeft) + element.clientWidth >= element.scrollWidth - 2;
      const step = document.documentElement.dir === 'rtl' ? -1 : 1;
      if (isAtEnd) element.scrollTo({ left: 0 });
      else element.scrollBy({ left: step });
    }, 30);
    return () => clearInterval(timer);
  }, [isMoving]);
  const shown = documents
    .filter((one) => one['isActive'] !== false)
    .map((one) => ({ id: one.id, ...publish(resource, one as never, language) }) as unknown as PublishedOf<'partner'>);
  if (shown.length === 0) return null;
  return (
    <section className="stack" aria-label={t('preview')}>
      <div className="row between">
        <h2 className="small-title">{t('previewTitle')}</h2>
        <Button size="small" aria-pressed={isMoving} onClick={() => setMoving((old) => !old)}>
          {isMoving ? t('pause') : t('play')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <div className="logo-strip" ref={box} tabIndex={0} role="group" aria-label={t('previewTitle')}>
        <PartnerLogos partners={shown} />
      </div>
    </section>
  );
}
