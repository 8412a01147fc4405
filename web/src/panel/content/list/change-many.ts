import type { ListMatch } from '@nexus/domain/contract/content-rows';
import { LIMITS } from '@nexus/domain/limits';
import type { Resource } from '@nexus/domain/resources/resource';
import { api } from '../../../lib/api-client';
import { readIds } from '../content-api';

/** Changes that broke off in this tab, and after how many: it is known at once that they have stopped. */
export const brokenHere = new Map<string, number>();

/** Which documents are meant: these, or those of the list that match. */
export type Wanted = { ids: string[] } | { match: Partial<ListMatch> };

/**
 * Changes many documents, a step after the other. What breaks off is listed by `UnfinishedBulk` and can be carried on.
 * @param onStep is told how many are done
 * @returns the entries of the activity by which it is undone, the first first
 */
export async function changeMany(given: {
  resource: string;
  wanted: Wanted;
  change: 'show' | 'hide' | 'remove';
  onStep: (done: number) => void;
}): Promise<string[]> {
  const { resource, wanted, change, onStep } = given;
  const entries: string[] = [];
  for (let before = 0; ;) {
    const done = before;
    const body = { ...wanted, change };
    const first = await api('POST /api/admin/bulk/{resource}', { params: { resource }, body });
    entries.push(first.entryId, ...(await carryOn(first, (step) => onStep(done + step))));
    before += first.total;
    // Of all that match, as many are changed as go at once; those that are left still do.
    if ('ids' in wanted || first.total < LIMITS.bulkItems) return entries;
  }
}

/** Does what is left of a change. @returns the entries of its steps */
export async function carryOn(
  from: { id: string; done: number; total: number },
  onStep: (done: number) => void,
): Promise<string[]> {
  const entries: string[] = [];
  let step = from;
  try {
    while (step.done < step.total) {
      onStep(step.done);
      const next = await api('POST /api/admin/bulk-jobs/{id}/continue', { params: { id: from.id }, body: {} });
      entries.push(next.entryId);
      step = next;
    }
  } catch (error) {
    brokenHere.set(from.id, step.done);
    throw error;
  }
  return entries;
}

/**
 * Puts the documents of a page in this order, among all the others of their list, which are numbered from 0: a step
 * after the other. Asked again, it does what broke off.
 */
export async function saveOrder(resource: Resource, page: readonly string[]): Promise<void> {
  const moved = new Set(page);
  const all = await readIds(resource, {});
  const inOrder = page.filter((id) => all.includes(id)).values();
  const ids = all.map((id) => (moved.has(id) ? (inOrder.next().value ?? id) : id));
  for (let from: number | null = 0; from !== null;) {
    const step: { next: number | null } = await api('PUT /api/admin/order/{resource}', {
      params: { resource: resource.name },
      body: { ids, from },
    });
    from = step.next;
  }
}
