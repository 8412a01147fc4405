import { emptyStateAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { emptyState as drawn } from '../recipes/empty-state';

/** The empty state of public pages, in Chakra's parts. */
export const emptyState = defineSlotRecipe({
  slots: emptyStateAnatomy.keys(),
  className: 'emptyState',
  base: { root: { display: 'grid' }, content: drawn.base },
});
