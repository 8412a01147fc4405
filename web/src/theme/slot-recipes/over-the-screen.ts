/** Several may stand over each other: Chakra counts the layers. */
export const LAYER = 'calc(60 + var(--layer-index, 0))';

/** What lies between the screen and what stands over it. */
export const BACKDROP = {
  position: 'fixed',
  inset: '0',
  background: 'overlay',
  zIndex: LAYER,
  _open: { animation: 'fade-in var(--durations-fast) var(--easings-standard)' },
} as const;
