import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const colour = (light: string, dark = light) => ({ value: { base: light, _dark: dark } });
const narrower = (wide: string, narrow: string) => ({ value: { base: wide, _narrow: narrow } });

/** Colours by role, light and dark. Nothing else names a raw colour. Source: the design prototype. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: colour('#fbf8f2', '#0d171e'),
      raised: colour('#fffdf9', '#14232d'),
      sunken: colour('#f4eddf', '#111e27'),
      sand: colour('#eadfc8', '#1e2f3a'),
      /** Behind pictures that were drawn for paper. */
      paper: colour('#eadfc8'),
    },
    /** Behind what was drawn for one theme, such as a logo, in either. */
    ground: { light: colour('#fffdf9'), dark: colour('#14232d') },
    fg: {
      DEFAULT: colour('#10222f', '#f1ece2'),
      muted: colour('#465661', '#b3bdc0'),
      subtle: colour('#5d6a70', '#94a2a8'),
    },
    line: { DEFAULT: colour('#e2d8c5', '#253844'), strong: colour('#857f70', '#63777f') },
    primary: {
      DEFAULT: colour('#0b6e6e', '#4fb3ae'),
      hover: colour('#095858', '#74c9c4'),
      /** What stands on it. */
      on: colour('#ffffff', '#06201f'),
      soft: colour('#dfede8', '#14343a'),
      text: colour('#0a5f5f', '#74c9c4'),
    },
    accent: {
      DEFAULT: colour('#c4532f', '#e58a67'),
      text: colour('#a43f1e', '#f0a285'),
      soft: colour('#f7e5da', '#38251f'),
    },
    success: { DEFAULT: colour('#2a6337', '#86c994'), soft: colour('#e2eedd', '#173024') },
    warning: { DEFAULT: colour('#7a5000', '#e9be69'), soft: colour('#f9ebcb', '#342b17') },
    danger: {
      DEFAULT: colour('#a1281f', '#f29c92'),
      soft: colour('#f9e3de', '#3a2020'),
      solid: colour('#a1281f', '#e2796e'),
      on: colour('#ffffff', '#260906'),
    },
    focus: colour('#0b6e6e', '#74c9c4'),
    toast: { DEFAULT: colour('#10222f', '#f1ece2'), on: colour('#fbf8f2', '#0d171e') },
    overlay: colour('rgb(16 34 47 / 0.48)', 'rgb(3 8 11 / 0.66)'),
  },
  shadows: {
    /** The one elevation, for what floats. */
    float: {
      value: {
        base: '0 1px 2px rgb(16 34 47 / 0.06), 0 12px 32px -8px rgb(16 34 47 / 0.18)',
        _dark: '0 0 0 1px #253844, 0 16px 40px -8px rgb(0 0 0 / 0.6)',
      },
    },
  },
  fontSizes: { t28: narrower('1.75rem', '1.5rem'), t36: narrower('2.25rem', '1.75rem') },
  spacing: { gap: narrower('24px', '16px'), section: narrower('88px', '52px') },
  lineHeights: { text: { value: { base: '1.5', _arabic: '1.7' } } },
});
