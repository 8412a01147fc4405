import type { ReactNode } from 'react';
import { recipeClass } from '../theme/recipe-class';

/** What is wrong with one of several values, below it. Nothing while nothing is. */
export function Fault({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={recipeClass('fault')} aria-live="polite">
      {children}
    </p>
  );
}
