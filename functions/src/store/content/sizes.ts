import { LIMITS } from '@nexus/domain/limits';
import type { Data } from '../kernel/documents';
import { bytesOf } from '../kernel/json-bytes';

/**
 * Bytes of JSON of the documents that one commit changes: with what is published of them and the audit entry it stays
 * below what Firestore takes.
 */
export const STEP_BYTES = 1024 * 1024;

/** The field that takes the most of a document that is too large to be stored; undefined for one that fits. */
export function tooLarge(document: Data): string | undefined {
  const sizes = Object.entries(document).map(([name, value]) => ({ name, size: bytesOf(value) }));
  if (sizes.reduce((sum, { size }) => sum + size, 0) <= LIMITS.documentBytes) return undefined;
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.name;
}
