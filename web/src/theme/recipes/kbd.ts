import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A key of the keyboard. */
export const kbd = defineRecipe({
  className: 'kbd',
  base: {
    font: '500 0.8125rem/1 Cairo',
    paddingBlock: '5px',
    paddingInline: '8px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '4px',
    color: 'fg.subtle',
    background: 'bg',
  },
});
