import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A block in the shape of what is coming. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    /** In pixels, where the place does not say. */
    blockSize: 'calc(var(--height) * 1px)',
    minBlockSize: '14px',
    background: 'bg.sand',
    borderRadius: 'control',
    animation: 'skeleton 1.4s var(--easings-standard) infinite alternate',
  },
});
