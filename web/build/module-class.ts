import { basename } from 'node:path';

/** The class that a name of a CSS module gets on the page: `event-card_title`. Modules have names of their own (`theme.test.ts`). */
export function moduleClass(name: string, file: string): string {
  const module = basename(file.replace(/\?.*$/, ''), '.module.css');
  return `${module}_${name}`;
}
