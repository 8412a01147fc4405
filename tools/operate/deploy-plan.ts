const firebase = (...args: string[]) => ['npx', 'firebase', ...args, '--non-interactive'];

/** What a deploy does, in an order in which new pages never meet old rules, nor new functions old indexes. */
export const STEPS: readonly { what: string; command: 'build' | ((project: string) => string[]) }[] = [
  { what: 'Check types, lint, formatting and unit tests', command: () => ['npm', 'run', 'check'] },
  { what: 'Build functions and pages', command: 'build' },
  {
    what: 'Deploy indexes, TTL policies and rules of Firestore and Storage',
    command: (project) => firebase('deploy', '--only', 'firestore,storage', '--project', project),
  },
  {
    what: 'Deploy the functions, with the secrets that they declare',
    command: (project) => firebase('deploy', '--only', 'functions', '--project', project),
  },
  { what: 'Deploy the pages', command: (project) => firebase('deploy', '--only', 'hosting', '--project', project) },
];

/** What stands in the way of deploying, each with what to do. */
export function obstacles(given: {
  project: string;
  changedFiles: readonly string[];
  /** The text of `functions/.env.<project>`; undefined where there is none. */
  environment: string | undefined;
  variablesRequired: readonly string[];
}): { what: string; mend: string }[] {
  const { project, changedFiles, environment, variablesRequired } = given;
  const example = 'Copy functions/deploy.env.example and fill it in (docs/deploy.md, step 5).';
  const lines = new Map(
    [...(environment ?? '').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
  const empty = variablesRequired.filter((name) => !lines.get(name));
  const site = lines.get('SITE_URL') ?? '';
  return [
    ...(project.startsWith('demo-')
      ? [{ what: `${project} is a local demo project`, mend: 'Name a real project: --project <id>.' }]
      : []),
    ...(changedFiles.length > 0
      ? [
          {
            what: `${changedFiles.length} files are not committed`,
            mend: 'Commit or put them aside: what is live must be in git.',
          },
        ]
      : []),
    ...(environment === undefined ? [{ what: `functions/.env.${project} is missing`, mend: example }] : []),
    ...(environment !== undefined && empty.length > 0
      ? [{ what: `functions/.env.${project} has no ${empty.join(', ')}`, mend: example }]
      : []),
    ...(site && !site.startsWith('https://')
      ? [{ what: `SITE_URL is ${site}`, mend: 'It has to begin with https:// outside the emulators.' }]
      : []),
  ];
}
