import { parseArgs } from 'node:util';
import { useProject } from './project';

/**
 * Reads the options of a command that works on a real project (`--project`) or on the emulators of `npm start`
 * (`--local`), and points the Admin SDK there. Where something is missing, or with `--help`, it prints the help and ends.
 * Call before importing the store.
 * @param needs further options, each of which has a value and may not be left out
 * @param hasFiles it works on files too, so that the bucket of a real project has to be named
 * @param canBeDry it takes `--dry-run`
 * @param isRealAlone it does not take `--local`
 */
export function projectCommand<Name extends string = never>(
  help: string,
  {
    needs = [],
    hasFiles = false,
    canBeDry = false,
    isRealAlone = false,
  }: { needs?: readonly Name[]; hasFiles?: boolean; canBeDry?: boolean; isRealAlone?: boolean } = {},
): { isDry: boolean; given: Record<Name, string> } {
  const texts = ['project', ...(hasFiles ? ['bucket'] : []), ...needs];
  const flags = ['help', ...(canBeDry ? ['dry-run'] : []), ...(isRealAlone ? [] : ['local'])];
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
    },
  });
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const local = values['local'] === true;
  const isNamed = local || (text('project') && (!hasFiles || text('bucket')));
  if (values['help'] || !isNamed || !needs.every(text)) {
    console.log(help);
    process.exit(values['help'] ? 0 : 1);
  }
  useProject({ project: text('project'), bucket: text('bucket'), local });
  const given = Object.fromEntries(needs.map((name) => [name, text(name) ?? ''])) as Record<Name, string>;
  return { isDry: values['dry-run'] === true, given };
}
