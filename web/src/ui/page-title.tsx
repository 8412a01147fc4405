import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useKnownSettings } from '../lib/content';

/** Below `quiet` a heading is only drawn: a preview must not rename the document or take the focus. */
export const PageTitleContext = createContext<'page' | 'quiet'>('page');

/**
 * The page's heading. It takes the focus when the page was opened from another one, and names the document: without a
 * `title` it is the home page, named after the community. What the server drew keeps the name that it came with,
 * because editors may give it another one for search engines.
 */
export function PageTitle(props: { title?: string; children?: ReactNode; className?: string }) {
  const { title = '', children, className } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isQuiet = use(PageTitleContext) === 'quiet';
  const settings = useKnownSettings();
  const site = settings?.communityName ?? 'Nexus';
  const name = title === '' ? [site, ...(settings ? [settings.tagline] : [])].join(': ') : `${title} · ${site}`;
  useEffect(() => {
    const isServers = document.getElementById('page-data') !== null && !document.documentElement.dataset['ready'];
    if (!isQuiet && !isServers) document.title = name;
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
