/**
 * `npm run nightly` asks every combination. `npm test` asks a share of them in which each screen, each failure, each
 * language and each theme is met.
 */
export const isNightly = Boolean(process.env['NEXUS_NIGHTLY']);

/** @returns by night all; by day every `among`-th of them, from the one at `turn` on */
export function share<T>(all: readonly T[], { turn, among }: { turn: number; among: number }): readonly T[] {
  return isNightly ? all : all.filter((_, index) => (index + turn) % among === 0);
}
