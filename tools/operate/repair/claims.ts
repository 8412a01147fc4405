import { resourceNamed, resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../../functions/src/firebase';
import { activeClaimPath, slugClaimPath, type Claim } from '../../../functions/src/store/commit/claims';
import type { Data } from '../../../functions/src/store/kernel/documents';
import { everyOne, inOneStep, type Drift } from './drift';

type Stored = Claim & { slug?: string };

/** Who holds each slug and each flag that only one may have, beside the documents that have them. */
export async function claimsDrift(): Promise<Drift[]> {
  const held = new Map<string, Stored>();
  for await (const one of everyOne(db().collection('claims'))) held.set(one.ref.path, one.data() as Stored);
  const found: Drift[] = [];
  const has = new Set<string>();
  for (const resource of Object.values(resources as unknown as Record<string, Resource>))
    for await (const { id, data } of holders(resource))
      for (const { path, claim, words } of claimsOf(resource, id, data)) {
        const holder = held.get(path)?.documentId;
        if (holder === id || !holder) has.add(path);
        if (!holder)
          found.push({ what: `${resource.name}/${id}: nobody holds ${words}`, mend: () => take(path, claim) });
        else if (holder !== id && words.startsWith('its'))
          // Which of the two keeps it is a person's decision.
          found.push({ what: `${resource.name}/${id}: ${words} is held by ${holder}`, mend: undefined });
      }
  for (const [path, { documentId, resource }] of held)
    if (!has.has(path))
      found.push({ what: `${path}: ${resource}/${documentId} does not have it`, mend: () => release(path) });
  return found;
}

async function* holders({ name, exclusive, fields }: Resource) {
  if (!exclusive && !('slug' in fields)) return;
  for await (const one of everyOne(db().collection(name))) yield { id: one.id, data: one.data() };
}

function claimsOf(resource: Resource, id: string, data: Data) {
  const { slug } = data;
  const claim = { resource: resource.name, documentId: id };
  const isActive = resource.exclusive !== undefined && data[resource.exclusive] === true;
  return [
    ...(typeof slug === 'string'
      ? [{ path: slugClaimPath(resource, slug), claim: { ...claim, slug }, words: 'its address' }]
      : []),
    ...(isActive ? [{ path: activeClaimPath(resource), claim, words: 'its place as the one that counts' }] : []),
  ];
}

function take(path: string, claim: Stored): Promise<void> {
  return inOneStep(async (attempt) => {
    const resource = resourceNamed(claim.resource);
    const document = await attempt.read(`${claim.resource}/${claim.documentId}`);
    const isHeld = await attempt.read(path);
    const isWanted =
      resource && document && claimsOf(resource, claim.documentId, document).some((one) => one.path === path);
    if (isWanted && !isHeld) attempt.write(path, { ...claim });
  });
}

function release(path: string): Promise<void> {
  return inOneStep(async (attempt) => {
    const claim = await attempt.read<Stored>(path);
    const resource = claim && resourceNamed(claim.resource);
    const document = claim && (await attempt.read(`${claim.resource}/${claim.documentId}`));
    const isRight =
      resource && document && claimsOf(resource, claim.documentId, document).some((one) => one.path === path);
    if (claim && !isRight) attempt.remove(path);
  });
}
