import { getStorage } from 'firebase-admin/storage';
import { world } from './world';

/** Empties the world: documents, accounts and files. */
export async function wipe(): Promise<void> {
  await fetch(`http://${world.firestore}/emulator/v1/projects/${world.project}/databases/(default)/documents`, {
    method: 'DELETE',
  });
  await fetch(`${world.authEmulator}/emulator/v1/projects/${world.project}/accounts`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  await getStorage().bucket().deleteFiles({ force: true });
}
