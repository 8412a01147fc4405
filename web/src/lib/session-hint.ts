import { BROWSER_KEYS } from '@nexus/domain/limits';
import { remembered } from './browser-storage';

export const STAFF_HINT = 'staff_current';

/** Stands in place of a hint after a session has ended without the person's doing. */
export const ENDED = 'ended';

/** Whether this browser was signed in last. A hint only: a visitor's page never loads Firebase. */
export function hasSessionHint(): boolean {
  return [BROWSER_KEYS.currentMember, STAFF_HINT].some((key) => ![null, ENDED].includes(remembered(key)));
}
