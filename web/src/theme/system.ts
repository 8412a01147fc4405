import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { recipes } from './recipes/index.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

/**
 * The theme, as Chakra understands it: the components behind sign-in are given it as it is, and the build compiles it
 * to CSS for the public pages (`web/build/theme.ts`).
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
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
      disabled: '&:disabled',
    },
    theme: { tokens, semanticTokens, recipes },
  }),
);
