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
