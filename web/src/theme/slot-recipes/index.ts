import { menu } from './menu';
import { tabs } from './tabs';

/** The recipes of Chakra's components of several parts, under the names that these ask for. */
export const slotRecipes = { menu, tabs };
