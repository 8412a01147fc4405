import { defineRecipe } from '@chakra-ui/react/styled-system';

const of = (tone: string) => ({ background: `${tone}.soft`, color: tone, borderColor: 'currentColor' });

/** What is said in place: that something failed, is to be known, or is done. */
export const alert = defineRecipe({
  className: 'alert',
  base: {
    display: 'flex',
    gap: '12px',
    paddingBlock: '14px',
    paddingInline: '16px',
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: 'control',
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
    '& .stack': { gap: '8px', justifyItems: 'start' },
  },
  variants: { tone: { bad: of('danger'), warning: of('warning'), good: of('success') } },
});
