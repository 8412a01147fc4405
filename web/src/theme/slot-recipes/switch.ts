import { switchAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const switchRecipe = defineSlotRecipe({
  slots: switchAnatomy.keys(),
  className: 'switch',
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      position: 'relative',
      minBlockSize: '44px',
      fontSize: 't14',
      fontWeight: '500',
      cursor: 'pointer',
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
    },
    control: {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      inlineSize: '38px',
      blockSize: '22px',
      paddingInline: '3px',
      borderRadius: '11px',
      background: 'line.strong',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _checked: { background: 'primary' },
      _disabled: { opacity: '0.6' },
      '&[data-focus-visible]': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
    },
    thumb: {
      inlineSize: '16px',
      blockSize: '16px',
      borderRadius: '50%',
      background: 'bg.raised',
      transitionProperty: 'translate',
      transitionDuration: 'fast',
      _checked: { translate: '16px 0', _rtl: { translate: '-16px 0' } },
    },
  },
});
