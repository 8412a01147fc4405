import { appendFileSync } from 'node:fs';
import type { Query } from 'firebase-admin/firestore';

const noted = new Set<string>();

/** What the Admin SDK keeps of a query, as far as its shape goes. */
interface Internals {
  _queryOptions?: {
    collectionId: string;
    filters: { field: { segments: string[] }; op: string }[];
    fieldOrders: { field: { segments: string[] }; direction: string }[];
  };
}

/**
 * While tests run (`NEXUS_QUERY_LOG` names a file) notes the shape of a query, from which the indexes follow that
 * production needs: the emulator never asks for any.
 */
export function noteShape(query: Query): void {
  const file = process.env['NEXUS_QUERY_LOG'];
  const options = (query as unknown as Internals)._queryOptions;
  if (!file || !options) return;
  const shape = JSON.stringify({
    collection: options.collectionId,
    filters: options.filters.map(({ field, op }) => ({ field: field.segments.join('.'), op })),
    orders: options.fieldOrders.map(({ field, direction }) => ({ field: field.segments.join('.'), direction })),
  });
  if (noted.has(shape)) return;
  noted.add(shape);
  appendFileSync(file, `${shape}\n`);
}
