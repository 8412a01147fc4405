import { recipeClass, type LookOf } from '../theme/recipe-class';

export type Tone = NonNullable<LookOf<'badge'>['tone']>;

/** The classes of a badge: what something is, in a word. */
export function badgeClass(tone?: Tone): string {
  return recipeClass('badge', tone && { tone });
}
