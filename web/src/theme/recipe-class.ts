import defaults from 'virtual:recipe-defaults';
import type { RecipeVariantProps } from '@chakra-ui/react/styled-system';
import type { recipes } from './recipes/index';

type Recipes = typeof recipes;

/** How a recipe may be varied: `{ variant: 'primary', size: 'small', wide: true }`. */
export type LookOf<Name extends keyof Recipes> = NonNullable<RecipeVariantProps<Recipes[Name]>>;

/** The classes of a recipe's look, for what is drawn without Chakra: `button button--primary button--medium`. */
export function recipeClass<Name extends keyof Recipes>(name: Name, look?: LookOf<Name>): string {
  const chosen = Object.entries({ ...defaults[name], ...look });
  const variants = chosen.map(([variant, value]) => value && `${name}--${value === true ? variant : String(value)}`);
  return [name, ...variants].filter(Boolean).join(' ');
}
