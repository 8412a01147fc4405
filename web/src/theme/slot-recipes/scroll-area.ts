import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const WIDE = '6px';

export const scrollArea = defineSlotRecipe({
  slots: ['root', 'viewport', 'content', 'scrollbar', 'thumb', 'corner'],
  className: 'scroll-area',
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minInlineSize: '0',
      minBlockSize: '0',
      overflow: 'hidden',
      '&[data-shown] > [data-part=scrollbar]': { opacity: '1' },
    },
    viewport: {
      minBlockSize: '0',
      scrollbarWidth: 'none',
      '&::-webkit-scrollbar': { display: 'none' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    scrollbar: {
      position: 'relative',
      margin: '2px',
      borderRadius: '99px',
      opacity: '0',
      transitionProperty: 'opacity',
      transitionDuration: 'middle',
      userSelect: 'none',
      touchAction: 'none',
      '&:not([data-overflow-x], [data-overflow-y])': { display: 'none' },
      '&[data-dragging]': { opacity: '1' },
      '&[data-orientation=vertical]': { inlineSize: WIDE },
      '&[data-orientation=horizontal]': { blockSize: WIDE },
    },
    thumb: {
      borderRadius: 'inherit',
      background: 'line.strong',
      '&[data-orientation=vertical]': { inlineSize: '100%' },
      '&[data-orientation=horizontal]': { blockSize: '100%' },
    },
  },
});
