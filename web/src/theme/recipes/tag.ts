import { defineRecipe } from '@chakra-ui/react/styled-system';

export const tag = defineRecipe({
  className: 'tag',
  base: {
    paddingBlock: '3px',
    paddingInline: '10px',
    maxInlineSize: '100%',
    background: 'bg.sunken',
    borderRadius: 'control',
    color: 'fg.muted',
    fontSize: 't14',
    overflowWrap: 'anywhere',
    '@media print': { border: '1px solid' },
  },
});
