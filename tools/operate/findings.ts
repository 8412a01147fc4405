import { REQUIREMENTS, type Machine } from '../local/requirements';

/** What the doctor knows of machine and project, gathered once, so that each rule can be tested with planted faults. */
export interface Facts {
  machine: Machine;
  refusedPorts: readonly string[];
  busyPorts: readonly string[];
  emulators: string;
  hasModules: boolean;
  /** Names of the secrets that the functions declare, and those that deploy.env.example tells about. */
  secretsUsed: readonly string[];
  secretsDeclared: readonly string[];
  /** Variables that the functions' configuration requires, and those in the example. */
  variablesRequired: readonly string[];
  variablesDeclared: readonly string[];
  /** Composite indexes that the recorded queries need and those declared, each as one line; undefined when nothing was recorded. */
  indexesNeeded: readonly string[] | undefined;
  indexesDeclared: readonly string[];
  headers: readonly string[];
  policies: readonly string[];
  runtime: string;
  dependencies: Record<string, string>;
  lockedDependencies: Record<string, string>;
  firebaseTools: string;
  rulesDenyByDefault: boolean;
  trackedSecrets: readonly string[];
}

/** One thing that was looked at. */
export interface Finding {
  what: string;
  isGood: boolean;
  /** What to do about it. */
  mend: string;
}

const HEADERS = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Content-Security-Policy'];

/** What is right and wrong, each with what to do. */
export function diagnose(facts: Facts): Finding[] {
  const missing = (needed: readonly string[], present: readonly string[]) =>
    needed.filter((one) => !present.includes(one));
  const finding = (what: string, faults: readonly string[] | boolean, mend: string): Finding => {
    const isGood = typeof faults === 'boolean' ? faults : faults.length === 0;
    return { what: typeof faults === 'boolean' || isGood ? what : `${what}: ${faults.join(', ')}`, isGood, mend };
  };
  const indexes = facts.indexesNeeded;
  return [
    ...REQUIREMENTS.map(({ needs, lacks }) => {
      const sentence = lacks(facts.machine);
      return finding(needs, sentence === undefined, sentence ?? '');
    }),
    finding('Packages are installed', facts.hasModules, 'Run npm ci.'),
    finding('Browsers ask the ports', facts.refusedPorts, 'Choose others: NEXUS_PORT=6100 npm start.'),
    finding(
      'The ports are free',
      facts.busyPorts,
      'Stop what listens there, or choose others: NEXUS_PORT=6100 npm start.',
    ),
    finding(
      `Emulators: ${facts.emulators}`,
      facts.emulators !== '',
      'Install the Google Cloud CLI with its Firestore emulator, or go online once.',
    ),
    finding(
      'firebase-tools runs on this Java',
      !facts.firebaseTools.startsWith('15') || facts.machine.java >= 21,
      'Use firebase-tools 14.27.0, or Java 21.',
    ),
    finding(
      'Every secret is described',
      missing(facts.secretsUsed, facts.secretsDeclared),
      'Add it to functions/deploy.env.example and to docs/deploy.md.',
    ),
    finding(
      'Every variable is described',
      missing(facts.variablesRequired, facts.variablesDeclared),
      'Add it to functions/deploy.env.example.',
    ),
    finding(
      'Every query has its index',
      indexes ? missing(indexes, facts.indexesDeclared) : [],
      'Add it to firestore.indexes.json.',
    ),
    finding(
      'Every index has its query',
      indexes ? missing(facts.indexesDeclared, indexes) : [],
      'Take it out of firestore.indexes.json.',
    ),
    finding(
      'Pages carry their security headers',
      missing(HEADERS, facts.headers),
      'npm run hosting writes it into firebase.json.',
    ),
    finding(
      'One policy for all pages',
      new Set(facts.policies).size <= 1,
      'npm run hosting writes the policy into firebase.json.',
    ),
    finding(
      'Functions run on Node.js 22',
      facts.runtime === 'nodejs22',
      'Set functions.runtime to nodejs22 in firebase.json.',
    ),
    finding(
      'The functions’ lockfile fits their packages',
      Object.entries(facts.dependencies)
        .filter(([name, version]) => facts.lockedDependencies[name] !== version)
        .map(([name]) => name),
      'Run npm run lock.',
    ),
    finding(
      'Rules deny what they do not name',
      facts.rulesDenyByDefault,
      'Take the match on /{document=**} out of firestore.rules.',
    ),
    finding(
      'No secret lies in the repository',
      facts.trackedSecrets,
      'Remove the file from git and change the secret.',
    ),
  ];
}
