import { menuAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const menu = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  className: 'menu',
  base: {
    content: {
      display: 'grid',
      minInlineSize: '220px',
      padding: '6px',
      background: 'bg.raised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      boxShadow: 'float',
      outline: '0',
      zIndex: '60',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minBlockSize: '44px',
      paddingInline: '12px',
      borderRadius: 'control',
      cursor: 'pointer',
      '&[data-tone=danger]': { color: 'danger' },
      _highlighted: { background: 'bg.sunken' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
    },
  },
});
