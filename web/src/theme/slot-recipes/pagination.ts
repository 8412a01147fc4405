import { paginationAnatomy } from '@ark-ui/react/pagination';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const pagination = defineSlotRecipe({
  slots: paginationAnatomy.keys(),
  className: 'pagination',
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
    item: {
      '&[aria-current=page], &[aria-current=page]:hover:not(:disabled)': {
        background: 'fg',
        color: 'bg',
        borderColor: 'fg',
      },
    },
  },
});
