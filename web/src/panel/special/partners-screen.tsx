import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { signedJson } from '../../lib/api-client';
import type { PublishedOf } from '../../lib/content';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { PartnerLogos } from '../../ui/partner-logos';
import { ContentListScreen } from '../content/content-list-screen';
import { ErrorState } from '../../controls/states';
import { resourceOf, type ContentScreen } from '../content/screens';
import { useSaid } from '../content/use-said';

/** The partners, and below them the logos as a strip that moves by itself, unless motion is not wanted. */
export function PartnersScreen({ screen }: { screen: ContentScreen }) {
  return <ContentListScreen screen={screen} below={<Strip screen={screen} />} />;
}

/** The logos as visitors see them now. */
function Strip({ screen }: { screen: ContentScreen }) {
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
  const said = useSaid(screen.key);
  const {
    data: shown = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['content', resource.name, 'strip', language],
    queryFn: () =>
      signedJson<PublishedOf<'partner'>[]>(`/api/${resource.name}?active=1&lang=${language}&fresh=${Date.now()}`),
    staleTime: 0,
    meta: { saysItself: true },
  });
  if (error) {
    return <ErrorState text={said.loadFailed} reason={said.whyNotLoaded(error)} onRetry={() => void refetch()} />;
  }
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
