import type { Finding } from './findings';
import { signedIn } from './google';
import { needsOf } from './needs';
import { indexes } from './needs/indexes';
import { look } from './needs/need';

/** What a real project has and lacks. `npm run deploy` sees to most of it by itself. */
export async function projectFindings(project: string, secretNames: readonly string[]): Promise<Finding[]> {
  const google = await signedIn(project);
  const seen = await look({ google, project }, [...needsOf(secretNames), indexes]);
  return seen.map(({ need, missing }) => ({
    what: missing.length === 0 ? need.what : `${need.what}: ${missing.join(', ')}`,
    isGood: missing.length === 0,
    mend: `${need.mend ? `npm run deploy -- --project ${project} sees to it. By hand: ` : ''}${need.byHand.replaceAll('<id>', project)}`,
  }));
}
