import { checkboxAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const checkbox = defineSlotRecipe({
  slots: checkboxAnatomy.keys(),
  className: 'checkbox',
  base: {
    root: {
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      gap: '10px',
      position: 'relative',
      minBlockSize: '44px',
      fontSize: 't14',
      cursor: 'pointer',
      /** Whoever explores by touch with a screen reader finds it where it is seen. */
      '& > input': {
        inset: '0',
        inlineSize: '100% !important',
        blockSize: '100% !important',
        margin: '0 !important',
        clip: 'auto !important',
        opacity: '0',
        cursor: 'pointer',
      },
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: '20px',
      blockSize: '20px',
      border: '1px solid',
      borderColor: 'line.strong',
      borderRadius: '4px',
      background: 'bg.raised',
      color: 'primary.on',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      '&:is([data-state=checked], [data-state=indeterminate])': { background: 'primary', borderColor: 'primary' },
      '&[data-hover]:not([data-state=checked])': { borderColor: 'fg' },
      '&[data-focus-visible]': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
    },
    indicator: { inlineSize: '16px', blockSize: '16px', strokeWidth: '3px' },
  },
});
