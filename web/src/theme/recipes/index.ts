import { badge } from './badge.ts';
import { button } from './button.ts';

/** Every recipe, by the name that `recipeClass` asks for. */
export const recipes = { badge, button };
