import { AnimatePresence, LazyMotion, m, MotionConfig, useIsPresent, useReducedMotion } from 'framer-motion';
import type { ReactNode } from 'react';

/** Where they do not load, nothing moves, and things come and go at once. */
const loadFeatures = () =>
  import('./motion-features').then(
    ({ features }) => features,
    () => new Promise<never>(() => undefined),
  );

const CALMLY = { duration: 0.18, ease: [0.2, 0, 0.2, 1] } as const;
const AT_ONCE = { duration: 0 };

/** Things that come and go in a list, so that one sees where they went. Nothing moves for who asked for less motion. */
export function Moving({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user" transition={useReducedMotion() ? AT_ONCE : CALMLY}>
        <AnimatePresence initial={false}>{children}</AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}

const AWAY = { opacity: 0, height: 0, overflow: 'hidden' };
const THERE = { opacity: 1, height: 'auto', transitionEnd: { overflow: 'visible' } };

/** An item of a list within `Moving`, with a key. One that is leaving can be neither pressed nor read. */
export function MovingItem({ children }: { children: ReactNode }) {
  const isThere = useIsPresent();
  return (
    <m.li inert={!isThere} initial={AWAY} animate={THERE} exit={AWAY}>
      {children}
    </m.li>
  );
}

const FADED = { opacity: 0 };
const SEEN = { opacity: 1 };

/** A card of a grid within `Moving`, with a key: those that stay go to where they stand then. */
export function MovingCard({
  className,
  isBusy,
  children,
}: {
  className: string;
  isBusy?: boolean;
  children: ReactNode;
}) {
  const isThere = useIsPresent();
  return (
    <m.li
      layout="position"
      className={className}
      aria-busy={isBusy}
      inert={!isThere}
      initial={FADED}
      animate={SEEN}
      exit={FADED}
    >
      {children}
    </m.li>
  );
}
