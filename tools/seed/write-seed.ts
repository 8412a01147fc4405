import { auth, db } from '../../functions/src/firebase';
import { rebuildPublished } from '../../functions/src/store/projections/published-rebuild';
import { rebuildContentLists, rebuildWholeRoster } from '../operate/rebuild';
import { seedDocuments } from './documents';
import { STAFF_PASSWORD } from './sources';

/** Whether nothing has been written to this store yet. */
export async function isEmpty(): Promise<boolean> {
  return (await db().doc('roster/base').get()).exists === false;
}

/** Writes the whole seed under fixed ids. Running it again restores what it wrote and leaves the rest alone. */
export async function writeSeed(): Promise<{ members: number; requests: number; staff: number; content: number }> {
  const { sources, content, documents } = seedDocuments();
  const { members, requests, staff } = sources;
  const writer = db().bulkWriter();
  for (const [path, data] of documents) void writer.set(db().doc(path), data);
  await writer.close();
  await Promise.all(staff.map((one) => ensureStaffAccount(`seed-${one.key}`, one)));
  await Promise.all([rebuildWholeRoster(), rebuildPublished(), rebuildContentLists()]);
  return { members: members.length, requests: requests.length, staff: staff.length, content: content.length };
}

async function ensureStaffAccount(uid: string, staff: { email: string; name: string; role: string }): Promise<void> {
  const fields = { email: staff.email, password: STAFF_PASSWORD, displayName: staff.name, emailVerified: true };
  await auth()
    .updateUser(uid, fields)
    .catch(() => auth().createUser({ uid, ...fields }));
  await auth().setCustomUserClaims(uid, { role: staff.role });
}
