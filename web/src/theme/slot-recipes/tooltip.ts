import { tooltipAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const tooltip = defineSlotRecipe({
  slots: tooltipAnatomy.keys(),
  className: 'tooltip',
  base: {
    content: {
      maxInlineSize: '280px',
      paddingBlock: '6px',
      paddingInline: '10px',
      background: 'toast',
      color: 'toast.on',
      borderRadius: 'control',
      fontSize: 't14',
      boxShadow: 'float',
      zIndex: '60',
      pointerEvents: 'none',
    },
  },
});
