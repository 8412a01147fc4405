import type { Plugin } from 'vite';
import * as all from '../../domain/src/limits';

const OURS = /\/(?:web|domain)\/src\/.*\.tsx?$/;

/** `LIMITS.textShort` and the like, with the number that each is. */
const NUMBERS = new Map(
  Object.entries(all).flatMap(([name, limits]) =>
    Object.entries(limits)
      .filter(([, value]) => typeof value === 'number')
      .map(([key, value]) => [`${name}.${key}`, String(value)]),
  ),
);

/** Writes each limit as its number, so that no public page carries a hundred of them for the few that it uses. */
export function limits(): Plugin {
  return {
    name: 'limits',
    transform: {
      filter: { id: OURS },
      handler: (code) => ({ code: withNumbers(code), map: null }),
    },
  };
}

function withNumbers(code: string): string {
  return code.replace(/(?<![\w.])[A-Z_]+\.[a-zA-Z]+\b/g, (limit) => NUMBERS.get(limit) ?? limit);
}
