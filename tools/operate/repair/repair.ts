import { claimsDrift } from './claims';
import { contentListsDrift } from './content-lists';
import type { Drift } from './drift';
import { picturesDrift } from './pictures';
import { publishedDrift } from './published';
import { rosterDrift } from './roster';
import { seatsDrift } from './seats';

/** Everything that is drawn from something else, with what compares the two. */
const PROJECTIONS = {
  'what visitors are shown': publishedDrift,
  'what the panel lists': contentListsDrift,
  'directory and queue': rosterDrift,
  'seats of events': seatsDrift,
  'addresses that only one may have': claimsDrift,
  'where pictures are shown': picturesDrift,
} as const;
/** What is drawn from something else, in words. */
export type Projection = keyof typeof PROJECTIONS;

/** What was compared, what differed, and what still does. */
export interface Repaired {
  projection: Projection;
  found: readonly string[];
  /** What is wrong still: all of it in a dry run; otherwise what only a person can decide. */
  left: readonly string[];
}

/** People go on while it is compared: what is wrong only for a moment is no fault. */
const MOMENT = 1_500;

/**
 * Compares every projection with its source and draws anew what differs, each as its source is at that moment. It may be
 * run while people use the site, broken off and run again.
 */
export async function repair({ isDry = false, moment = MOMENT } = {}): Promise<Repaired[]> {
  const all: Repaired[] = [];
  for (const [name, compare] of Object.entries(PROJECTIONS)) {
    const drifts = await lasting(compare, moment);
    // What is mended as a whole is mended once.
    const mends = new Set(drifts.flatMap(({ mend }) => (mend && !isDry ? [mend] : [])));
    for (const mend of mends) await mend();
    const found = drifts.map(({ what }) => what);
    const after = mends.size > 0 ? await lasting(compare, moment) : drifts;
    const left = after.map(({ what }) => what);
    all.push({ projection: name as Projection, found, left });
  }
  return all;
}

async function lasting(compare: () => Promise<Drift[]>, moment: number): Promise<Drift[]> {
  const first = await compare();
  if (first.length === 0) return [];
  await new Promise((resolve) => setTimeout(resolve, moment));
  const seen = new Set(first.map(({ what }) => what));
  return (await compare()).filter(({ what }) => seen.has(what));
}
