import { defineRecipe } from '@chakra-ui/react/styled-system';

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    paddingInline: '18px',
    minBlockSize: '44px',
    background: 'transparent',
    color: 'inherit',
    whiteSpace: 'nowrap',
    border: '1px solid transparent',
    borderRadius: 'control',
    fontWeight: '600',
    lineHeight: '1.2',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    transitionTimingFunction: 'standard',
    _disabled: { background: 'bg.sunken', color: 'fg.subtle', borderColor: 'line', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      primary: { background: 'primary', color: 'primary.on', _hover: { background: 'primary.hover' } },
      outline: {
        background: 'bg.raised',
        borderColor: 'line.strong',
        _hover: { background: 'bg.sunken', borderColor: 'fg' },
      },
      ghost: { color: 'fg.muted', paddingInline: '12px', _hover: { background: 'bg.sunken', color: 'fg' } },
      danger: { background: 'danger.solid', color: 'danger.on' },
      dangerQuiet: { background: 'bg.raised', color: 'danger', borderColor: 'line.strong' },
    },
    size: {
      medium: {},
      small: {
        minBlockSize: '36px',
        paddingInline: '12px',
        fontSize: 't14',
        '@media (pointer: coarse)': { minBlockSize: '44px' },
      },
      large: { minBlockSize: '52px', paddingInline: '24px', fontSize: 't18' },
    },
    wide: { true: { inlineSize: '100%' } },
    iconOnly: { true: { inlineSize: '44px', padding: '0' } },
  },
  compoundVariants: [
    { iconOnly: true, size: 'small', css: { inlineSize: '36px', '@media (pointer: coarse)': { inlineSize: '44px' } } },
  ],
  defaultVariants: { variant: 'outline', size: 'medium' },
});
