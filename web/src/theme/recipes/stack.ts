import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Things one below the other. */
export const stack = defineRecipe({
  className: 'stack',
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', minInlineSize: '0' },
  variants: { gap: { close: { gap: '8px' }, wide: { gap: '24px' } } },
});
