import { defineRecipe } from '@chakra-ui/react/styled-system';

export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'primary.text',
    fontWeight: '600',
    textUnderlineOffset: '4px',
    '&:hover': { textDecoration: 'underline' },
  },
  variants: {
    /** Beside an icon, which never stands on a line of its own. */
    withIcon: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        '@media (pointer: coarse)': { minBlockSize: '44px' },
      },
    },
  },
});
