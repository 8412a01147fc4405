import type { Resource } from './resource';
import { settings } from './settings';

/** Every content type there is. Adding one: a file beside this one, and a line here. */
export const resources = { settings } satisfies Record<string, Resource>;
