import { FieldPath, type CollectionReference, type Query } from 'firebase-admin/firestore';
import { Attempt, isConflict } from '../../../functions/src/store/kernel/attempt';

/** A projection that is not what its source says. */
export interface Drift {
  /** Where, and what is wrong: `roster m1: is not listed`. The same words when it is looked at again. */
  what: string;
  /** Draws it from its source as that is then; undefined where only a person can decide. */
  mend: (() => Promise<void>) | undefined;
}

const TRIES = 10;

/** Writes in one step what `work` reads and writes; anew where somebody else was faster. */
export async function inOneStep(work: (attempt: Attempt) => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const attempt = new Attempt();
    try {
      await work(attempt);
      return await attempt.finish();
    } catch (error) {
      if (!isConflict(error) || tried === TRIES) throw error;
    }
  }
}

const PAGE = 300;

/** Every document of a collection, some at a time, so that a large one needs no more memory than a small one. */
export async function* everyOne(of: CollectionReference | Query, page = PAGE) {
  let after: FirebaseFirestore.QueryDocumentSnapshot | undefined;
  for (;;) {
    const query = of.orderBy(FieldPath.documentId()).limit(page);
    const { docs } = await (after ? query.startAfter(after) : query).get();
    yield* docs;
    after = docs.at(-1);
    if (docs.length < page) return;
  }
}
