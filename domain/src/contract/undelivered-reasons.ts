/** Why a mail did not arrive, as far as it can be told; what a mail server said word for word is shown to nobody. */
export const UNDELIVERED_REASONS = [
  'noSuchAddress',
  'full',
  'refused',
  'tooLarge',
  'unreachable',
  'ownSettings',
  'unknown',
] as const;
