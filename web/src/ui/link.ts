import { recipeClass, type LookOf } from '../theme/recipe-class';

/** The classes of a link among words. */
export function linkClass(look: LookOf<'link'> = {}): string {
  return recipeClass('link', look);
}
