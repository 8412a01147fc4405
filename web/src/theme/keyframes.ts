import { defineKeyframes } from '@chakra-ui/react/styled-system';

/** How things come in that open over a screen behind sign-in. */
export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', translate: '0 8px' } },
  /** From the side where the language begins, which `--from` says. */
  'slide-in': { from: { opacity: '0', translate: 'var(--from) 0' } },
});
