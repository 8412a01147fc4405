import { progressAnatomy } from '@ark-ui/react/progress';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const progress = defineSlotRecipe({
  slots: progressAnatomy.keys(),
  className: 'progress',
  base: {
    root: { inlineSize: '100%' },
    track: { blockSize: '8px', background: 'bg.sand', borderRadius: '4px', overflow: 'hidden' },
    range: {
      blockSize: '100%',
      background: 'primary',
      borderRadius: '4px',
      transition: 'width var(--durations-middle) var(--easings-standard)',
    },
  },
});
