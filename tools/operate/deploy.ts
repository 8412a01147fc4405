import { spawn } from 'node:child_process';
import { FIREBASE_TOOLS } from '../local/paths';
import { keepAssets, siteOf } from './assets';
import { PAUSE } from './google';
import { needsOf } from './needs';
import { indexes } from './needs/indexes';
import { look, tend, type Cloud, type Seen } from './needs/need';
import { smoke } from './smoke';

/** What stopped a deploy, and what to do about it. */
export class DeployError extends Error {}

/** What is deployed, where, and who is told. */
export interface Deployment {
  cloud: Cloud;
  /** The folder with firebase.json, functions/lib and web/dist. */
  folder: string;
  /** What this release is called: a commit. */
  release: string;
  /** LinkedIn's, to which the live site's sign-in must lead. */
  clientId: string;
  secretNames: readonly string[];
  say: (line: string) => void;
  /** Between two looks at something that takes Google a while, in milliseconds. */
  pause?: number;
}

/**
 * What a deploy does once everything is built. Rules and indexes go first, so that functions never ask a query whose
 * index is not there. Functions and pages go out in one: each release of the pages is tied to the revision of the
 * functions that was built with it, so that neither half names an asset or a call that the other does not have.
 */
export const STEPS: readonly { what: string; take: (deployment: Deployment) => Promise<void> }[] = [
  { what: 'See to what the project needs', take: prepare },
  { what: 'Deploy indexes, TTL policies and rules of Firestore and Storage', take: deployRules },
  { what: 'Wait until the indexes are built', take: awaitIndexes },
  { what: 'Keep what open pages of the release before still ask for', take: keep },
  { what: 'Deploy functions and pages, tied to each other', take: deployCode },
  { what: 'Look at the live site as its visitors do', take: lookAtSite },
];

/** @throws DeployError for the first step that fails; what came before it is done, what comes after it was not begun */
export async function deploy(deployment: Deployment): Promise<void> {
  for (const { what, take } of STEPS) {
    deployment.say(`\n• ${what}`);
    await take(deployment);
  }
}

/** What the project lacks, without changing anything. */
export async function lacking({ cloud, secretNames }: Pick<Deployment, 'cloud' | 'secretNames'>): Promise<Seen[]> {
  return (await look(cloud, needsOf(secretNames))).filter(({ missing }) => missing.length > 0);
}

async function prepare({ cloud, secretNames, say }: Deployment): Promise<void> {
  const missing = await tend(cloud, needsOf(secretNames), say);
  if (missing) throw new DeployError(told(missing, cloud.project));
}

/** A need that is not met, and what to do about it, for a person. */
export function told({ need, missing }: Seen, project: string): string {
  return `${need.what}: ${missing.join(', ')}\n    ${need.byHand.replaceAll('<id>', project)}`;
}

async function deployRules(deployment: Deployment): Promise<void> {
  const isDone = await firebase(deployment, 'deploy', '--only', 'firestore,storage');
  if (!isDone) throw new DeployError('firebase-tools could not deploy rules and indexes; above stands why.');
}

/** Large collections take an hour; most take a few minutes. */
const LOOKS = 1_000;

async function awaitIndexes({ cloud, say, pause = PAUSE }: Deployment): Promise<void> {
  for (let looked = 0; looked < LOOKS; looked += 1) {
    const building = await indexes.missing(cloud);
    if (building.length === 0) return;
    const broken = building.filter((one) => one.endsWith('NEEDS_REPAIR'));
    if (broken.length > 0) throw new DeployError(told({ need: indexes, missing: broken }, cloud.project));
    say(`  … ${building.length} to go`);
    await wait(pause);
  }
  throw new DeployError('The indexes are not built yet. Deploy again later: what is done is not done twice.');
}

async function keep({ cloud, folder, release, say }: Deployment): Promise<void> {
  say(`  ${await keepAssets({ cloud, folder, release })} files`);
}

/** Eventarc needs a few minutes after the first function that listens to Firestore was asked for. */
const TRIES = 3;
const BETWEEN_TRIES = 12;

async function deployCode(deployment: Deployment): Promise<void> {
  const { pause = PAUSE, release, say } = deployment;
  for (let tried = 1; tried <= TRIES; tried += 1) {
    if (await firebase(deployment, 'deploy', '--only', 'functions,hosting', '--message', release)) return;
    if (tried === TRIES) break;
    say(`\n  It failed. On a new project Google's services need some minutes to know each other: trying again.`);
    await wait(BETWEEN_TRIES * pause);
    await prepare(deployment);
  }
  throw new DeployError(
    'firebase-tools could not deploy functions and pages; above stands why. The pages of the release before are live, with the functions that belong to them.',
  );
}

/** A right that was just granted counts after some minutes. */
const SMOKE_TRIES = 10;
const BETWEEN_SMOKE_TRIES = 6;

async function lookAtSite({ cloud, release, clientId, say, pause = PAUSE }: Deployment): Promise<void> {
  const { defaultUrl: address } = await siteOf(cloud);
  const site = cloud.site ?? address;
  for (let tried = 1; ; tried += 1) {
    const findings = await smoke({ address, site, clientId, release });
    const bad = findings.filter(({ isGood }) => !isGood);
    if (bad.length === 0) return findings.forEach(({ what }) => say(`  ✓ ${what}`));
    if (tried === SMOKE_TRIES) {
      const list = bad.map(({ what, mend }) => `${what}\n    ${mend.replaceAll('<id>', cloud.project)}`).join('\n  ');
      throw new DeployError(
        `The release is live, and not in order:\n  ${list}\n  To the release before: npm run deploy -- --project ${cloud.project} --back`,
      );
    }
    say(`  … ${bad.map(({ what }) => what).join('; ')}`);
    await wait(BETWEEN_SMOKE_TRIES * pause);
  }
}

async function firebase({ cloud, folder, say }: Deployment, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [FIREBASE_TOOLS, ...args, '--project', cloud.project, '--non-interactive'], {
    cwd: folder,
    // Ten seconds, in which the functions are loaded once, are few for a busy machine.
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: '120', ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => say(text.toString('utf8').trimEnd()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
