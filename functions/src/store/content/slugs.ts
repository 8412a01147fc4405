import { NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../firebase';
import { runQuery, type Data } from '../kernel/documents';

/** What stands in the site's own addresses stays. */
export function refuseMovedSlug({ fixedSlugs = [] }: Resource, before: Data | null, sent: Data): void {
  const slug = before?.['slug'];
  if (typeof slug !== 'string' || !fixedSlugs.includes(slug) || !('slug' in sent)) return;
  if (String(sent['slug']).trim() !== slug) throw new NexusError('invalid', { fields: { slug: 'slugFixed' } });
}

/** A slug names one document. The claim holds it; the query knows those from before there were claims. */
export async function refuseTakenSlug(resource: Resource, document: Data, id: string): Promise<void> {
  if (!('slug' in resource.fields)) return;
  const found = await runQuery(db().collection(resource.name).where('slug', '==', document['slug']).limit(2));
  if (found.some((other) => other.id !== id)) throw new NexusError('invalid', { fields: { slug: 'slugTaken' } });
}
