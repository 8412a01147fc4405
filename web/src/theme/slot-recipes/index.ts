import { dialog } from './dialog';
import { drawer } from './drawer';
import { menu } from './menu';
import { tabs } from './tabs';
import { toast } from './toast';

/** The recipes of Chakra's components of several parts, under the names that these ask for. */
export const slotRecipes = { dialog, drawer, menu, tabs, toast };
