import { segmentGroupAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const segmentGroup = defineSlotRecipe({
  slots: segmentGroupAnatomy.keys(),
  className: 'segment-group',
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      gap: '2px',
      maxInlineSize: '100%',
      padding: '3px',
      background: 'bg.sunken',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: '8px',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      position: 'relative',
      minBlockSize: '36px',
      paddingInline: '14px',
      borderRadius: 'control',
      fontSize: 't14',
      fontWeight: '600',
      color: 'fg.muted',
      cursor: 'pointer',
      _checked: { background: 'bg.raised', color: 'fg', boxShadow: '0 0 0 1px var(--colors-line)' },
      '&:has(:focus-visible)': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
    },
  },
});
