import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

/** Below `quiet` a heading is only drawn: a preview must not rename the document or take the focus. */
export const PageTitleContext = createContext<'page' | 'quiet'>('page');

/** The page's heading. It names the document and takes the focus when the page was opened from another one. */
export function PageTitle({ title, children, className }: { title: string; children?: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isQuiet = use(PageTitleContext) === 'quiet';
  useEffect(() => {
    if (isQuiet) return;
    document.title = title === 'Nexus' ? title : `${title} · Nexus`;
  }, [title, isQuiet]);
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
