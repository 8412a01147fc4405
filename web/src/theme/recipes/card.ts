import { defineRecipe } from '@chakra-ui/react/styled-system';

export const card = defineRecipe({
  className: 'card',
  base: {
    background: 'bg.raised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'clip',
  },
  variants: {
    padded: { true: { padding: '24px' } },
    /** The whole card is a link. */
    link: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        transitionProperty: 'border-color, translate',
        transitionDuration: 'middle',
        transitionTimingFunction: 'standard',
        _hover: { borderColor: 'line.strong', translate: '0 -2px' },
      },
    },
  },
});
