import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A block in the shape of what is coming. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    minBlockSize: '14px',
    background: 'bg.sand',
    borderRadius: 'control',
    animation: 'skeleton 1.4s var(--easings-standard) infinite alternate',
  },
});
