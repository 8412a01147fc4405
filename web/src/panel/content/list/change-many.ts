import { api } from '../../../lib/api-client';

/** Changes that broke off in this tab, and after how many: it is known at once that they have stopped. */
export const brokenHere = new Map<string, number>();

/**
 * Changes many documents, a step after the other. What breaks off is listed by `UnfinishedBulk` and can be carried on.
 * @param onStep is told how many are done
 * @returns the entries of the activity by which it is undone, the first first
 */
export async function changeMany(given: {
  resource: string;
  ids: string[];
  change: 'show' | 'hide' | 'remove';
  onStep: (done: number) => void;
}): Promise<string[]> {
  const { resource, ids, change, onStep } = given;
  const first = await api('POST /api/admin/bulk/{resource}', { params: { resource }, body: { ids, change } });
  return [first.entryId, ...(await carryOn(first, onStep))];
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

/** Numbers the documents of a list in this order, a step after the other. Asked again, it does what broke off. */
export async function saveOrder(resource: string, ids: string[]): Promise<void> {
  for (let from: number | null = 0; from !== null;) {
    const step: { next: number | null } = await api('PUT /api/admin/order/{resource}', {
      params: { resource },
      body: { ids, from },
    });
    from = step.next;
  }
}
