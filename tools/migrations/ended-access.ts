import { db } from '../../functions/src/firebase';
import { putInOutbox } from '../../functions/src/outbox/outbox';
import { changesOf, type AuditEntry } from '../../functions/src/store/commit/audit';
import { memberPath, type MemberRecord } from '../../functions/src/store/projections/member-record';

/**
 * Of everybody who is rejected and of whom no approval is known, finds in the audit trail whether the last rejection took
 * an approval from them. Then they keep when they were let in, and what they hold at coming events goes to others. Of a
 * rejection that the trail no longer tells nothing is known: such a member stays as they are.
 */
export async function noteEndedAccess(): Promise<void> {
  const { docs } = await db().collection('members').where('status', '==', 'rejected').get();
  for (const { id, ref, data } of docs.map((one) => ({ id: one.id, ref: one.ref, data: one.data() as MemberRecord }))) {
    if (data.approvedAt) continue;
    const before = await beforeLastRejection(id);
    if (before?.status !== 'approved') continue;
    await ref.update({ approvedAt: before.approvedAt ?? before.createdAt ?? data.createdAt });
    await putInOutbox({ kind: 'freeSeats', memberId: id });
  }
}

async function beforeLastRejection(id: string): Promise<Partial<MemberRecord> | undefined> {
  const { docs } = await db()
    .collection('audit')
    .where('paths', 'array-contains', memberPath(id))
    .where('action', 'in', ['member.reject'])
    .orderBy('at', 'desc')
    .limit(1)
    .get();
  const [last] = docs;
  if (!last) return undefined;
  const changes = await changesOf({ ...last.data(), id: last.id } as AuditEntry);
  return changes.find(({ path }) => path === memberPath(id))?.before as Partial<MemberRecord> | undefined;
}
