import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A label, what is typed, help and fault, one below the other. */
export const field = defineRecipe({
  className: 'field',
  base: { display: 'grid', gap: '6px', alignContent: 'start', minInlineSize: '0' },
});

export const label = defineRecipe({
  className: 'label',
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6px',
    fontSize: 't14',
    fontWeight: '600',
  },
});

/** The star of a field that must not be empty. */
export const required = defineRecipe({ className: 'required', base: { color: 'accent.text' } });

export const help = defineRecipe({ className: 'help', base: { fontSize: 't14', color: 'fg.subtle' } });

export const fault = defineRecipe({
  className: 'fault',
  base: { display: 'flex', alignItems: 'center', gap: '6px', fontSize: 't14', fontWeight: '500', color: 'danger' },
});
