import { parseArgs } from 'node:util';
import { useProject } from './project';

/**
 * Reads the words of a command that works on a project or on the emulators of `npm start`, and points the Admin SDK there.
 * Without one of the two, or with `--help`, it prints the help and ends. Call before importing the store.
 */
export function projectCommand(help: string): { isDry: boolean } {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      local: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || !(values.local || values.project)) {
    console.log(help);
    process.exit(values.help ? 0 : 1);
  }
  useProject(values);
  return { isDry: values['dry-run'] ?? false };
}
