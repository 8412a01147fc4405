import { NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../firebase';
import type { Attempt } from '../kernel/attempt';
import { contentChanges, type Change, type ContentChange } from '../kernel/change';
import { runQuery, withoutMeta, type Data } from '../kernel/documents';

/** `claims/{what}`: the one document that holds what no two may: a slug, or the exclusive flag of a resource. */
export interface Claim {
  resource: string;
  documentId: string;
}

export const activeClaimPath = (resource: Resource) => `claims/active:${resource.name}`;
/** Names that are paths or too long for one are kept apart by their bytes. */
export const slugClaimPath = (resource: Resource, slug: string) =>
  `claims/slug:${resource.name}:${Buffer.from(slug).toString('base64url').slice(0, 1_200)}`;

/**
 * Holds what only one document may have, whichever way the change came: an exclusive flag passes from the one that had
 * it, never to nobody; a slug is given to one. @throws NexusError `lastActive`, `invalid` with `slugTaken`
 */
export async function applyClaims(attempt: Attempt, changes: Change[], updatedAt: string): Promise<void> {
  const content = contentChanges(changes);
  for (const resource of new Set(content.map((change) => change.resource))) {
    const own = content.filter((change) => change.resource === resource);
    if (resource.exclusive) changes.push(...(await passOn({ attempt, resource, changes: own, updatedAt })));
    if ('slug' in resource.fields) await claimSlugs(attempt, resource, own);
  }
}

/** The document that carries the exclusive flag; null while none does. */
export async function activeIn(
  read: (path: string) => Promise<Claim | null>,
  resource: Resource,
): Promise<string | null> {
  const claim = await read(activeClaimPath(resource));
  if (claim) return claim.documentId;
  if (!resource.exclusive) return null;
  // A store from before there were claims.
  const [found] = await runQuery(db().collection(resource.name).where(resource.exclusive, '==', true).limit(1));
  return found?.id ?? null;
}

/** Gives the flag to whom these changes give it. @returns the change of the one that loses it */
async function passOn(given: {
  attempt: Attempt;
  resource: Resource;
  changes: ContentChange[];
  updatedAt: string;
}): Promise<Change[]> {
  const { attempt, resource, changes, updatedAt } = given;
  const flag = resource.exclusive ?? '';
  const has = (document: Data | null) => document?.[flag] === true;
  if (!changes.some(({ before, after }) => has(before) || has(after))) return [];

  const claim = await attempt.read<Claim>(activeClaimPath(resource));
  const was = await activeIn(async (path) => attempt.read<Claim>(path), resource);
  const taking = changes.filter(({ id, after }) => has(after) && id !== was).at(-1);
  const own = changes.find(({ id }) => id === was);
  if (!taking && own && !has(own.after)) throw new NexusError('lastActive', { fields: { [flag]: 'lastActive' } });
  const now = taking?.id ?? was;
  for (const change of changes)
    if (change.id !== now && has(change.after)) change.after = { ...change.after, [flag]: false };
  if (now && claim?.documentId !== now)
    attempt.write(activeClaimPath(resource), { resource: resource.name, documentId: now });
  if (!taking || !was || own) return [];
  const path = `${resource.name}/${was}`;
  const before = await attempt.read(path);
  if (!before || !has(before)) return [];
  return [{ path, before, after: { ...withoutMeta(before), [flag]: false, updatedAt }, version: before.version + 1 }];
}

async function claimSlugs(attempt: Attempt, resource: Resource, changes: readonly ContentChange[]): Promise<void> {
  const slugOf = (document: Data | null) => (typeof document?.['slug'] === 'string' ? document['slug'] : undefined);
  const moved = changes.map((change) => ({ id: change.id, from: slugOf(change.before), to: slugOf(change.after) }));
  const held = new Map<string, string | null>();
  const holderOf = async (slug: string) => {
    const path = slugClaimPath(resource, slug);
    if (!held.has(path)) held.set(path, (await attempt.read<Claim>(path))?.documentId ?? null);
    return { path, holder: held.get(path) ?? null };
  };
  for (const { id, from, to } of moved) {
    if (from === undefined || from === to) continue;
    const { path, holder } = await holderOf(from);
    if (holder !== id) continue;
    held.set(path, null);
    attempt.remove(path);
  }
  for (const { id, from, to } of moved) {
    if (to === undefined) continue;
    const { path, holder } = await holderOf(to);
    if (holder === id) continue;
    if (holder !== null && from === to) continue; // both have had it since before there were claims
    if (holder !== null) throw new NexusError('invalid', { fields: { slug: 'slugTaken' } });
    held.set(path, id);
    attempt.write(path, { resource: resource.name, documentId: id, slug: to });
  }
}
