import { db } from '../../functions/src/firebase';
import { memberPath, type MemberRecord } from '../../functions/src/store/projections/member-record';
import { requestPath } from '../../functions/src/store/membership/open-requests';

/** Writes into every member with an open request when it was made, where an earlier release did not. */
export async function noteWhenAsked(): Promise<void> {
  const { docs } = await db().collection('members').where('status', '==', 'pending').get();
  const writer = db().bulkWriter();
  for (const { id, data } of docs.map((one) => ({ id: one.id, data: one.data() as MemberRecord }))) {
    if (!data.openRequestId || data.requestedAt) continue;
    const request = await db().doc(requestPath(data.openRequestId)).get();
    const requestedAt = (request.data()?.['submittedAt'] as string | undefined) ?? data.createdAt;
    void writer.update(db().doc(memberPath(id)), { requestedAt });
  }
  await writer.close();
}
