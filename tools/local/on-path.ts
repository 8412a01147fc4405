import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a command is, looked for without a shell, which differs between systems. */
export function onPath(command: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}
