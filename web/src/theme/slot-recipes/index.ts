import { alert } from './alert';
import { dialog } from './dialog';
import { drawer } from './drawer';
import { emptyState } from './empty-state';
import { field, fieldset, nativeSelect } from './field';
import { menu } from './menu';
import { pagination } from './pagination';
import { progress } from './progress';
import { segmentGroup } from './segment-group';
import { switchRecipe } from './switch';
import { tabs } from './tabs';
import { toast } from './toast';
import { tooltip } from './tooltip';

/** The recipes of Chakra's components of several parts, under the names that these ask for. */
export const slotRecipes = {
  alert,
  dialog,
  drawer,
  emptyState,
  field,
  fieldset,
  menu,
  nativeSelect,
  pagination,
  progress,
  segmentGroup,
  switch: switchRecipe,
  tabs,
  toast,
  tooltip,
};
