import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Nothing to show: the skyline, a sentence and the next action. */
export const emptyState = defineRecipe({
  className: 'emptyState',
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    paddingBlock: '56px 48px',
    paddingInline: '24px',
    textAlign: 'center',
    '& .sky': { inlineSize: 'min(260px, 100%)', aspectRatio: '524/240' },
    '& p': { color: 'fg.muted', maxInlineSize: '44ch' },
  },
});
