import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '../src/lib/words/use-words';

const STEP = 4;

/** What belongs together, under a title. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="vocabulary-group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/**
 * One thing in one state, under its name, which no other has: pictures are compared by it.
 * @param props.span how many of the twelve columns it takes
 * @param props.pseudo what it is drawn as if it were, in the pictures: nothing on the page can be pointed at by itself
 */
export function Specimen(props: {
  name: string;
  span?: 3 | 4 | 6 | 12;
  pseudo?: 'hover' | 'focus' | 'focus-visible' | 'active';
  children: ReactNode;
}) {
  const { name, span = 3, pseudo, children } = props;
  return (
    <div className="vocabulary-cell" data-span={span} data-specimen={name} data-pseudo={pseudo} ref={useWholeSteps()}>
      <small dir="ltr">{name}</small>
      <div className="vocabulary-shown">{children}</div>
    </div>
  );
}

/** A text of the page in the language that it is seen in. */
export function useSay(): (english: string, arabic: string) => string {
  const language = useLanguage();
  return (english, arabic) => (language === 'ar' ? arabic : english);
}

/** Makes the cell as tall as whole steps: what stands below it starts where halves of pixels do not matter. */
function useWholeSteps() {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = cell.current?.lastElementChild;
    if (!cell.current || !shown) return undefined;
    const fit = () => {
      if (cell.current)
        cell.current.style.blockSize = `${24 + Math.ceil(shown.getBoundingClientRect().height / STEP) * STEP}px`;
    };
    const watch = new ResizeObserver(fit);
    watch.observe(shown);
    return () => watch.disconnect();
  }, []);
  return cell;
}
