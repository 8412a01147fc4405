import { defineTokens } from '@chakra-ui/react/styled-system';

const as = (value: string) => ({ value });

/** What is the same in both themes. Colours have roles: `semantic-tokens.ts`. Source: the design prototype. */
export const tokens = defineTokens({
  fonts: { body: as('Cairo, system-ui, sans-serif') },
  fontSizes: {
    t14: as('0.875rem'),
    t16: as('1rem'),
    t18: as('1.125rem'),
    t22: as('1.375rem'),
    t48: as('3rem'),
  },
  radii: { control: as('6px'), card: as('12px') },
  sizes: { page: as('1120px'), read: as('680px') },
  durations: { fast: as('120ms'), middle: as('180ms') },
  easings: { standard: as('cubic-bezier(0.2, 0, 0.2, 1)') },
});
