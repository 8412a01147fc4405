import { recipeClass } from '../theme/recipe-class';

/** The classes of a tag: a word that something is filed under. */
export function tagClass(): string {
  return recipeClass('tag');
}
