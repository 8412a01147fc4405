import { useEffect, useState, type ComponentType } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { loadPart } from '../lib/screen-load';

/**
 * Buttons and links that are an icon alone say their name to whoever points at one for a while, or comes to it by the
 * keyboard. What draws it loads then. Any key, press or scroll takes it away.
 */
export function Tips() {
  const [named, setNamed] = useState<Element>();
  const [drawn, setDrawn] = useState<{ Tip: ComponentType<{ of: Element }> }>();
  useEffect(
    () =>
      watch((icon) => {
        setNamed(icon);
        // Where it does not come, the name is still heard.
        if (icon) loadPart(() => import('./tip')).then(setDrawn, () => undefined);
      }),
    [],
  );
  return named && drawn && <drawn.Tip key={named.getAttribute('aria-label')} of={named} />;
}

function watch(tell: (icon: Element | undefined) => void): () => void {
  let at: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dismiss = () => {
    clearTimeout(timer);
    timer = undefined;
    tell(undefined);
  };
  const wait = () => {
    dismiss();
    timer = setTimeout(() => {
      timer = undefined;
      if (at?.isConnected) tell(at);
    }, LIMITS.tooltipDelay);
  };
  const come = (icon: Element | undefined) => {
    if (icon === at) return;
    at = icon;
    if (icon) wait();
    else dismiss();
  };
  const ends = new AbortController();
  const on = <K extends keyof DocumentEventMap>(name: K, listen: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, listen, { capture: true, passive: true, signal: ends.signal });
  on('pointerover', (event) => event.pointerType !== 'touch' && come(iconAt(event.target)));
  on('pointerleave', (event) => event.target === document && come(undefined));
  on('focusin', ({ target }) => {
    const isSeen = target instanceof Element && target.matches(':focus-visible');
    come(isSeen ? iconAt(target) : undefined);
  });
  on('focusout', () => come(undefined));
  // What is scrolled to is waited for from then on.
  on('scroll', () => (timer === undefined ? dismiss() : wait()));
  for (const name of ['pointerdown', 'keydown'] as const) on(name, dismiss);
  return () => {
    dismiss();
    ends.abort();
  };
}

/** The button or link there, if nothing but an icon, or an icon and a number, is seen of it. */
function iconAt(target: EventTarget | null): Element | undefined {
  const found = target instanceof Element ? target.closest(':is(button, a)[aria-label]:has(svg)') : null;
  return found && !/\p{L}/u.test(found.textContent ?? '') ? found : undefined;
}
