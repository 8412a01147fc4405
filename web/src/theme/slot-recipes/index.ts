import { alert } from './alert';
import { dialog } from './dialog';
import { drawer } from './drawer';
import { emptyState } from './empty-state';
import { menu } from './menu';
import { pagination } from './pagination';
import { progress } from './progress';
import { tabs } from './tabs';
import { toast } from './toast';

/** The recipes of Chakra's components of several parts, under the names that these ask for. */
export const slotRecipes = { alert, dialog, drawer, emptyState, menu, pagination, progress, tabs, toast };
