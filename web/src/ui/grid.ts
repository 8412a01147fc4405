import { recipeClass, type LookOf } from '../theme/recipe-class';

/** The classes of cards beside each other, at most so many. */
export function gridClass(columns: NonNullable<LookOf<'grid'>['columns']>): string {
  return recipeClass('grid', { columns });
}
