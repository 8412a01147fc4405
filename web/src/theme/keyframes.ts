/** How what floats comes: dialogs rise, drawers come from the side that the language has, the rest fades in. */
export const keyframes = {
  '@keyframes fade-in': { from: { opacity: 0 } },
  '@keyframes rise-in': { from: { opacity: 0, translate: '0 8px' } },
  '@keyframes slide-in': { from: { opacity: 0, translate: 'var(--from) 0' } },
};
