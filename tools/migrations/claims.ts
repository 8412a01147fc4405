import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { activeClaimPath, slugClaimPath } from '../../functions/src/store/commit/claims';

/** Gives every slug and every exclusive flag to the first document that has it; those that are held already stay. */
export async function claimWhatIsThere(): Promise<void> {
  for (const resource of Object.values(resources as unknown as Record<string, Resource>)) {
    const { exclusive: flag, name } = resource;
    if (!flag && !('slug' in resource.fields)) continue;
    for (const one of (await db().collection(name).get()).docs) {
      const document = one.data();
      const slug: unknown = document['slug'];
      const claim = { resource: name, documentId: one.id };
      if (flag && document[flag] === true) await claimed(activeClaimPath(resource), claim);
      if (typeof slug === 'string') await claimed(slugClaimPath(resource, slug), { ...claim, slug });
    }
  }
}

async function claimed(path: string, claim: Record<string, string>): Promise<void> {
  const ref = db().doc(path);
  if (!(await ref.get()).exists) await ref.create(claim);
}
