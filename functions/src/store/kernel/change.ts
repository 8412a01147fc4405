import { resourceNamed } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import type { Data, Document } from './documents';

/** What a commit does to a document. */
export interface Change {
  path: string;
  before: Document | null;
  after: Data | null;
  version: number;
}

/** A change of content: which resource and document it concerns. */
export interface ContentChange extends Change {
  resource: Resource;
  id: string;
}

/** Those of these changes that are about documents of resources. */
export function contentChanges(changes: readonly Change[]): ContentChange[] {
  return changesOf(changes, resourceNamed);
}

/** Those of these changes that are about documents of what is found under the name of their collection. */
export function changesOf(
  changes: readonly Change[],
  named: (collection: string) => Resource | undefined,
): ContentChange[] {
  return changes.flatMap((change) => {
    const [collection = '', id = '', ...deeper] = change.path.split('/');
    const resource = deeper.length === 0 ? named(collection) : undefined;
    return resource ? [Object.assign(change, { resource, id })] : [];
  });
}
