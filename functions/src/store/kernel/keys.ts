import { hiddenFields } from '@nexus/domain/membership/seen-by';
import type { Data } from './documents';

/**
 * What lets somebody in: the sessions that are open, when they began, the second factor, and the fingerprints of links
 * that were mailed; of a profile what its owner shows to nobody; and what others take from it at any moment, the places
 * of a mentor. No entry of the audit trail holds it, nobody is shown it there, and no undo brings it back.
 */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  members: ['sessions', 'sessionsEndedAt', 'confirmation', 'mentoring'],
  staff: ['sessions', 'sessionsEndedAt', 'signedInAt', 'invitation', 'reset', 'secondFactor'],
  subscribers: ['token'],
};

function keysAt(path: string, document: Data): readonly string[] {
  const [collection = ''] = path.split('/');
  const keys = KEYS[collection] ?? [];
  return collection === 'members' ? [...keys, ...hiddenFields(document['visibility'], 'team')] : keys;
}

/** A document without its keys. */
export function withoutKeys(path: string, document: Data): Data {
  const keys = keysAt(path, document);
  return Object.fromEntries(Object.entries(document).filter(([name]) => !keys.includes(name)));
}

/** The keys of a document alone. */
export function keysOf(path: string, document: Data | null): Data {
  const keys = keysAt(path, document ?? {});
  return Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => keys.includes(name)));
}
