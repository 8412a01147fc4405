import { defineRecipe } from '@chakra-ui/react/styled-system';

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    paddingBlock: '6px',
    paddingInline: '10px',
    borderRadius: '99px',
    fontSize: 't14',
    fontWeight: '600',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    '@media print': { border: '1px solid' },
  },
  variants: {
    tone: {
      neutral: { background: 'bg.sand', color: 'fg' },
      primary: { background: 'primary.soft', color: 'primary.text' },
      accent: { background: 'accent.soft', color: 'accent.text' },
      success: { background: 'success.soft', color: 'success' },
      warning: { background: 'warning.soft', color: 'warning' },
      danger: { background: 'danger.soft', color: 'danger' },
    },
    /** Before what goes on right now. */
    dot: {
      true: {
        '&::before': {
          content: '""',
          inlineSize: '7px',
          blockSize: '7px',
          borderRadius: '50%',
          background: 'currentColor',
        },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
