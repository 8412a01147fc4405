import { useEffect, useRef, type ReactNode } from 'react';

/** The page's heading. It names the document and takes the focus when the page was opened from another one. */
export function PageTitle({ title, children, className }: { title: string; children?: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Nexus' ? title : `${title} · Nexus`;
  }, [title]);
  useEffect(() => {
    if (history.state && (history.state as { idx?: number }).idx) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className ?? 'page-title'}>
      {children ?? title}
    </h1>
  );
}
