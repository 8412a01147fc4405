import { LANGUAGES } from '@nexus/domain/bilingual';
import { SHARED_FIELDS, type SharedSide } from '@nexus/domain/resources/shared-fields';
import { db } from '../../firebase';
import type { Commit } from '../commit/commit';
import { runQuery, withoutMeta, type Data, type Document } from '../kernel/documents';

/**
 * Writes what a document shares with another into that one as well. Words that it leaves empty it takes from there.
 * @returns the document as it is to be written
 */
export async function shareFields(commit: Commit, resource: string, document: Data): Promise<Data> {
  let shared = document;
  for (const { sides, fields } of SHARED_FIELDS) {
    for (const [mine, theirs] of [
      [0, 1],
      [1, 0],
    ] as const) {
      if (sides[mine].resource !== resource || !isOf(sides[mine], document)) continue;
      const other = await readSide(commit, sides[theirs]);
      if (!other) continue;
      const change: Data = {};
      for (const names of fields) {
        const [own, their] = [shared[names[mine]], other[names[theirs]]];
        if (isEmpty(own)) shared = { ...shared, [names[mine]]: their };
        else if (!isSame(own, their)) change[names[theirs]] = own;
      }
      if (Object.keys(change).length > 0) write(commit, sides[theirs].resource, other, change, document['updatedAt']);
    }
  }
  return shared;
}

function write(commit: Commit, name: string, before: Document, change: Data, updatedAt: unknown): void {
  const document = { ...withoutMeta(before), ...change, updatedAt };
  commit.put(`${name}/${before.id}`, before, document);
}

function isOf({ which }: SharedSide, document: Data): boolean {
  return !which || document[which.field] === which.value;
}

async function readSide(commit: Commit, { resource, which }: SharedSide): Promise<Document | null> {
  if (!which) return commit.read(`${resource}/main`);
  const [found] = await runQuery(db().collection(resource).where(which.field, '==', which.value).limit(1));
  const document = found ? await commit.read(`${resource}/${found.id}`) : null;
  return document && document[which.field] === which.value ? document : null;
}

/** Of texts in two languages. */
function isEmpty(value: unknown): boolean {
  return LANGUAGES.every((language) => !(value as Data | undefined)?.[language]);
}

function isSame(a: unknown, b: unknown): boolean {
  return LANGUAGES.every((language) => (a as Data | undefined)?.[language] === (b as Data | undefined)?.[language]);
}
