import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Something small that is chosen or not, among others. */
export const chip = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxInlineSize: '100%',
    minBlockSize: '36px',
    paddingInline: '14px',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: '99px',
    background: 'bg.raised',
    color: 'fg',
    fontSize: 't14',
    fontWeight: '500',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { borderColor: 'fg' },
    _pressed: { background: 'fg', color: 'bg', borderColor: 'fg' },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
  },
});
