/**
 * `npm run nightly` asks every combination. `npm test` asks a share of them in which each screen, each failure, each
 * language and each theme is met.
 */
export const isNightly = Boolean(process.env['NEXUS_NIGHTLY']);
