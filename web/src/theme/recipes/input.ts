import { defineRecipe } from '@chakra-ui/react/styled-system';

/** What is typed into, and chosen from: one line, several, a list. */
const base = {
  inlineSize: '100%',
  minInlineSize: '0',
  minBlockSize: '44px',
  paddingBlock: '9px',
  paddingInline: '12px',
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 'control',
  backgroundColor: 'bg.raised',
  outline: '0',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  '&::placeholder': { color: 'fg.subtle', opacity: '1' },
  '&:hover': { borderColor: 'fg.muted' },
  _focus: { borderColor: 'focus', boxShadow: '0 0 0 3px var(--colors-primary-soft)' },
  _invalid: { borderColor: 'danger', boxShadow: '0 0 0 3px var(--colors-danger-soft)' },
  _disabled: { backgroundColor: 'bg.sunken', color: 'fg.subtle', borderColor: 'line' },
};

/** As wide as what it holds. */
const fit = { true: { inlineSize: 'auto', maxInlineSize: '100%' } };

export const input = defineRecipe({ className: 'input', base, variants: { fit } });

export const textarea = defineRecipe({
  className: 'textarea',
  base: { ...base, minBlockSize: '104px', resize: 'vertical', lineHeight: 'text' },
});

/** The browser's own list to choose from, with an arrow that is drawn. */
export const select = defineRecipe({
  className: 'select',
  base: {
    ...base,
    appearance: 'none',
    paddingInlineEnd: '36px',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
    backgroundSize: '5px 5px',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'calc(100% - 19px) 50%, calc(100% - 14px) 50%',
    _rtl: { backgroundPosition: '14px 50%, 19px 50%' },
  },
  variants: { fit },
});
