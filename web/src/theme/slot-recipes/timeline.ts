import { timelineAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const timeline = defineSlotRecipe({
  slots: timelineAnatomy.keys(),
  className: 'timeline',
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    item: { display: 'flex', gap: '14px', '&:last-of-type > :first-of-type > :first-of-type': { display: 'none' } },
    connector: { position: 'relative', flex: 'none', inlineSize: '11px' },
    separator: {
      position: 'absolute',
      insetBlock: '12px -12px',
      insetInlineStart: '5px',
      borderInlineStart: '1px solid',
      borderColor: 'line.strong',
    },
    indicator: {
      position: 'relative',
      inlineSize: '11px',
      blockSize: '11px',
      marginBlockStart: '7px',
      borderRadius: '50%',
      border: '2px solid',
      borderColor: 'line.strong',
      background: 'bg.raised',
      '&[data-current]': { background: 'success', borderColor: 'success' },
    },
    content: {
      display: 'grid',
      gap: '8px',
      flex: '1',
      minInlineSize: '0',
      paddingBlockEnd: '24px',
      overflowWrap: 'anywhere',
    },
  },
});
