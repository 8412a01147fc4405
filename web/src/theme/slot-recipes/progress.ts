import { progressAnatomy } from '@ark-ui/react/progress';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const progress = defineSlotRecipe({
  slots: progressAnatomy.keys(),
  className: 'progress',
  base: {
    root: { inlineSize: '100%' },
    track: {
      blockSize: '8px',
      background: 'bg.sand',
      borderRadius: '4px',
      overflow: 'hidden',
      '&[data-tall]': { blockSize: '22px', borderRadius: '11px' },
      '&[data-tall] > *': {
        minInlineSize: '5%',
        paddingInline: '10px',
        color: 'primary.on',
        fontSize: '0.8125rem',
        lineHeight: '22px',
      },
    },
    range: {
      blockSize: '100%',
      background: 'primary',
      borderRadius: 'inherit',
      _indeterminate: { inlineSize: '100%', animation: 'skeleton 1.4s var(--easings-standard) infinite alternate' },
      transition: 'width var(--durations-middle) var(--easings-standard)',
    },
  },
});
