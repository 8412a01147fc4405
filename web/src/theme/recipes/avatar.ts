import { defineRecipe } from '@chakra-ui/react/styled-system';

export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    fontWeight: '700',
    objectFit: 'cover',
  },
  variants: {
    size: {
      small: { inlineSize: '44px', blockSize: '44px', fontSize: 't16' },
      medium: { inlineSize: '72px', blockSize: '72px', fontSize: 't22' },
      large: { inlineSize: '120px', blockSize: '120px', fontSize: 't36' },
    },
    tone: {
      primary: { background: 'primary.soft', color: 'primary.text' },
      accent: { background: 'accent.soft', color: 'accent.text' },
      sand: { background: 'bg.sand', color: 'fg' },
    },
  },
  defaultVariants: { size: 'small', tone: 'primary' },
});
