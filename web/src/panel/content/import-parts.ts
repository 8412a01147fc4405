import { LIMITS } from '@nexus/domain/limits';
import type { Resource } from '@nexus/domain/resources/resource';
import { readDocuments, type ContentDocument } from './content-api';

/** Rows that a file may have. */
export const MOST_ROWS = 10_000;
/** Bytes of rows that are sent together; what stands around them fits beside them into a body. */
const PART_BYTES = LIMITS.jsonBodyBytes - 16 * 1024;

/** What is stored under the ids that rows carry. */
export async function storedUnder(resource: Resource, rows: readonly object[]): Promise<ContentDocument[]> {
  const ids = rows.map((row) => String((row as { id?: unknown }).id ?? '').trim());
  const known = [...new Set(ids)].filter((id) => /^[A-Za-z0-9_-]{1,100}$/.test(id));
  const stored: ContentDocument[] = [];
  for await (const { documents } of readDocuments(resource, known)) stored.push(...documents);
  return stored;
}

/** Rows as they are sent: as many together as one commit and one body take. */
export function inParts<Row extends object>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const own = new TextEncoder().encode(JSON.stringify(row)).length + 1;
    if (bytes + own > PART_BYTES || parts.at(-1)?.length === LIMITS.importRows) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(row);
    bytes += own;
  }
  return parts;
}
