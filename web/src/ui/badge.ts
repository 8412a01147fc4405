import { recipeClass, type LookOf } from '../theme/recipe-class';

type Look = LookOf<'badge'>;
export type Tone = NonNullable<Look['tone']>;

/** The classes of a badge: what something is, in a word. `dot`: what goes on right now. */
export function badgeClass(tone?: Tone, more?: Pick<Look, 'dot'>): string {
  return recipeClass('badge', { ...(tone && { tone }), ...more });
}
