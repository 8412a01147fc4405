import { alert } from './alert';
import { checkbox } from './checkbox';
import { dialog } from './dialog';
import { drawer } from './drawer';
import { emptyState } from './empty-state';
import { field, fieldset, nativeSelect } from './field';
import { menu } from './menu';
import { pagination } from './pagination';
import { progress } from './progress';
import { scrollArea } from './scroll-area';
import { segmentGroup } from './segment-group';
import { switchRecipe } from './switch';
import { table } from './table';
import { tabs } from './tabs';
import { timeline } from './timeline';
import { toast } from './toast';
import { tooltip } from './tooltip';

/** The recipes of Chakra's components of several parts, under the names that these ask for. */
export const slotRecipes = {
  alert,
  checkbox,
  dialog,
  drawer,
  emptyState,
  field,
  fieldset,
  menu,
  nativeSelect,
  pagination,
  progress,
  scrollArea,
  segmentGroup,
  switch: switchRecipe,
  table,
  tabs,
  timeline,
  toast,
  tooltip,
};
