import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useKnownSettings } from '../lib/content';

/** Below `quiet` a heading is only drawn: a preview must not rename the document or take the focus. */
export const PageTitleContext = createContext<'page' | 'quiet'>('page');

/**
 * The page's heading. It takes the focus when the page was opened from another one, and names the document as the
 * server does (`functions/src/page/head.ts`): without a `title` it is the home page, named after the community.
 */
export function PageTitle(props: { title?: string; children?: ReactNode; className?: string }) {
  const { title = '', children, className } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isQuiet = use(PageTitleContext) === 'quiet';
  const settings = useKnownSettings();
  const site = settings?.communityName ?? 'Nexus';
  const name = title === '' ? [site, ...(settings ? [settings.tagline] : [])].join(': ') : `${title} · ${site}`;
  useEffect(() => {
    if (!isQuiet) document.title = name;
  }, [name, isQuiet]);
  useEffect(() => {
    if (isQuiet) return;
    if (history.state && (history.state as { idx?: number }).idx) heading.current?.focus({ preventScroll: true });
  }, [isQuiet]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className ?? 'page-title'}>
      {children ?? title}
    </h1>
  );
}
