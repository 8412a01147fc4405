import { recipeClass, type LookOf } from '../theme/recipe-class';

/** The classes of a card, and of what makes it one of its kind. */
export function cardClass(look: LookOf<'card'> = {}, own = ''): string {
  return `${recipeClass('card', look)} ${own}`.trim();
}
