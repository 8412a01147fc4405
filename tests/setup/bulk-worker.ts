import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { continueBulk, startBulk, type BulkChange } from '../../functions/src/store/content/bulk';

/** Changes news items in bulk until it is done or killed: `bulk-worker.ts <change> <id>…` */
const [change = 'hide', ...ids] = process.argv.slice(2);
const author = { actor: { kind: 'staff' as const, id: 'bulk', role: 'editor' as const, name: 'Bulk' }, requestId: 'b' };

async function main(): Promise<void> {
  console.log('begun');
  const resource = resources.newsItem as unknown as Resource;
  let step = await startBulk({ resource, ids, change: change as BulkChange, author });
  while (step.done < step.total) step = await continueBulk({ id: step.id, author });
  // Waits for its end, so that it is always killed.
  setInterval(() => undefined, 1_000);
}

void main();
