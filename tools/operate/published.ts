import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { activeClaimPath, slugClaimPath } from '../../functions/src/store/commit/claims';
import { rebuildContentList } from '../../functions/src/store/projections/content-lists';
import { rebuildPublished } from '../../functions/src/store/projections/published-rebuild';

/** Gives every slug and every exclusive flag to the first document that has it; those that are held already stay. */
export async function claimWhatIsThere(): Promise<void> {
  for (const resource of Object.values(resources as unknown as Record<string, Resource>)) {
    const { exclusive: flag, name } = resource;
    if (!flag && !('slug' in resource.fields)) continue;
    for (const { id, ...doc } of (await db().collection(name).get()).docs.map((one) => ({
      id: one.id,
      ...one.data(),
    }))) {
      const document = doc as Record<string, unknown>;
      const slug = document['slug'];
      const claim = { resource: name, documentId: id };
      if (flag && document[flag] === true) await claimed(activeClaimPath(resource), claim);
      if (typeof slug === 'string') await claimed(slugClaimPath(resource, slug), { ...claim, slug });
    }
  }
}

/** Writes everything published anew. @throws Error naming what could not be written */
export async function republish(): Promise<void> {
  const { failed } = await rebuildPublished();
  if (failed.length > 0) throw new Error(`Could not be published: ${failed.join(', ')}`);
}

/** Writes the panel's list of every resource anew. */
export async function rebuildContentLists(): Promise<void> {
  for (const resource of Object.values(resources as unknown as Record<string, Resource>))
    if (resource.kind === 'collection') await rebuildContentList(resource);
}

async function claimed(path: string, claim: Record<string, string>): Promise<void> {
  const ref = db().doc(path);
  if (!(await ref.get()).exists) await ref.create(claim);
}
