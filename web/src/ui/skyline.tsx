import { useLanguage } from '../lib/words/use-words';

const VIEWS = {
  hero: '0 0 1600 436',
  edge: '0 0 1600 341',
  detail: '380 130 720 212',
  small: '520 100 524 240',
} as const;

/** Cairo in elevation, from the old city to the new towers along the reading direction. Decorative. */
export function Skyline({ view, slice = false }: { view: keyof typeof VIEWS; slice?: boolean }) {
  const language = useLanguage();
  return (
    <svg
      className="sky"
      viewBox={VIEWS[view]}
      preserveAspectRatio={slice ? 'xMidYMax slice' : 'xMidYMax meet'}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/skyline-${language === 'ar' ? 'ar' : 'en'}.svg#nx-sky`} />
    </svg>
  );
}
