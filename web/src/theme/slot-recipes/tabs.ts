import { tabsAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const tabs = defineSlotRecipe({
  slots: tabsAnatomy.keys(),
  className: 'tabs',
  base: {
    list: { display: 'flex', gap: '4px', borderBlockEnd: '1px solid', borderColor: 'line', overflowX: 'auto' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minBlockSize: '44px',
      paddingBlock: '12px',
      paddingInline: '14px',
      border: '0',
      background: 'none',
      fontWeight: '600',
      color: 'fg.subtle',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', boxShadow: 'inset 0 -2px 0 var(--colors-primary)' },
    },
    content: { display: 'grid', gap: '16px', paddingBlockStart: '16px' },
  },
});
