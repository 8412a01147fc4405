import type { Bilingual } from '../bilingual';

/** What says of a figure where it comes from, and up to which day it holds (an instant on that day). */
export interface Provenance {
  source?: Bilingual | undefined;
  asOf?: string | null | undefined;
}

/** What of it is missing: visitors see no figure without both. */
export function lackOf({ source, asOf }: Provenance): (keyof Provenance)[] {
  return (['source', 'asOf'] as const).filter((name) => !(name === 'asOf' ? asOf : source?.en || source?.ar));
}
