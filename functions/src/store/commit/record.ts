import { FieldValue } from 'firebase-admin/firestore';
import { writtenInTime } from '../../deadline';
import { db } from '../../firebase';
import { now } from '../kernel/clock';
import { nameOf, type Author } from './author';
import type { Data } from '../kernel/documents';
import { countWrites } from '../kernel/meter';

/**
 * Leaves an audit entry of something that changed no document through `commit`: a refusal, an upload. Those who may see
 * people see it. `facts` are codes and addresses of routes, never what was sent.
 */
export async function record(given: { author: Author; action: string; paths?: string[]; facts?: Data }): Promise<void> {
  const { author, action, paths = [], facts = {} } = given;
  const { actor, requestId } = author;
  const entry = {
    at: now(),
    requestId,
    action,
    actor: { kind: actor.kind, id: 'id' in actor ? actor.id : '', name: nameOf(actor) },
    paths,
    area: 'people',
    changes: [],
    ...facts,
    recordedAt: FieldValue.serverTimestamp(),
  };
  await writtenInTime(db().collection('audit').add(entry));
  countWrites(1);
}
