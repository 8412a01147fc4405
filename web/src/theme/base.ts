import { defineConfig } from '@chakra-ui/react/styled-system';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

/** What both halves of the product are drawn with: tokens, and when a style holds. */
export const base = defineConfig({
  cssVarsRoot: ':root',
  cssVarsPrefix: '',
  disableLayers: true,
  preflight: false,
  conditions: {
    light: ':root:not([data-theme=dark]) &',
    dark: '[data-theme=dark] &',
    arabic: 'html[lang=ar] &',
    narrow: '@media (max-width: 860px)',
    hover: '&:hover:not(:disabled)',
    disabled: '&:is(:disabled, [data-disabled])',
    reduced: '@media (prefers-reduced-motion: reduce)',
  },
  theme: { tokens, semanticTokens },
});
