import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Things beside each other, on further lines where there is no room. */
export const row = defineRecipe({
  className: 'row',
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  variants: {
    gap: { tight: { gap: '4px' }, close: { gap: '8px' }, wide: { gap: '16px' } },
    align: { start: { alignItems: 'flex-start' } },
    oneLine: { true: { flexWrap: 'nowrap' } },
  },
});
