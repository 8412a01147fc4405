import type { Query } from 'firebase-admin/firestore';
import { db } from '../../functions/src/firebase';
import type { Mail } from '../../functions/src/mails/mail';

/** As many of the latest as are looked at. */
const MOST = 500;

/** A mail as the store holds it: with what the extension says of it, where there is one. */
export type StoredMail = Mail & { id: string; createdAt: string; delivery?: { state?: string; error?: string } };

/** The latest mails first; `to`: only those to an address that holds this. */
export async function latestMails(to: string): Promise<StoredMail[]> {
  const latest: Query = db().collection('mail').orderBy('createdAt', 'desc').limit(MOST);
  const { docs } = await latest.get();
  const mails = docs.map((doc) => ({ ...doc.data(), id: doc.id }) as StoredMail);
  return mails.filter((mail) => mail.to.toLowerCase().includes(to.trim().toLowerCase()));
}

/** The mail with this id; undefined where there is none. */
export async function mailOf(id: string): Promise<StoredMail | undefined> {
  const found = await db().collection('mail').doc(id).get();
  return found.exists ? ({ ...found.data(), id } as StoredMail) : undefined;
}
