import { GoogleError, type Google } from '../google';

/** Where functions and data are. It cannot be changed once Firestore is there. */
export const REGION = 'europe-west1';

/** A project at Google, and how to reach it. */
export interface Cloud {
  google: Google;
  project: string;
  /** The site's address as people know it, from `functions/.env.<project>`. */
  site?: string;
}

/** One thing that a project must have before Nexus runs in it. */
export interface Need {
  what: string;
  /** What is missing, as short words; nothing where all of it is there. */
  missing(cloud: Cloud): Promise<readonly string[]>;
  /** Sees to it; without it only a person can. */
  mend?: (cloud: Cloud) => Promise<void>;
  /** What a person does about it where we cannot or may not. */
  byHand: string;
}

/** A need that was looked at, and what of it is missing. */
export interface Seen {
  need: Need;
  missing: readonly string[];
}

/** Looks at every need, in order; one that may not be looked at counts as missing, with Google's sentence. */
export async function look(cloud: Cloud, needs: readonly Need[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const need of needs) seen.push({ need, missing: await missingOf(cloud, need) });
  return seen;
}

/**
 * Sees to what is missing, in order, and looks again.
 * @returns what is missing still; what comes after it was not begun, because it may build on it
 */
export async function tend(
  cloud: Cloud,
  needs: readonly Need[],
  say: (line: string) => void,
): Promise<Seen | undefined> {
  for (const need of needs) {
    let missing = await missingOf(cloud, need);
    if (missing.length > 0 && need.mend) {
      say(`  + ${need.what}: ${missing.join(', ')}`);
      try {
        await need.mend(cloud);
        missing = await missingOf(cloud, need);
      } catch (error) {
        if (!(error instanceof GoogleError)) throw error;
        missing = [error.message];
      }
    }
    if (missing.length > 0) return { need, missing };
    say(`  ✓ ${need.what}`);
  }
  return undefined;
}

async function missingOf(cloud: Cloud, need: Need): Promise<readonly string[]> {
  try {
    return await need.missing(cloud);
  } catch (error) {
    if (error instanceof GoogleError) return [error.message];
    throw error;
  }
}
