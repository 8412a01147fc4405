import { getStorage } from 'firebase-admin/storage';

/** Keeps the file of that address. */
export async function saveFile(url: string, bytes: Buffer, contentType: string): Promise<void> {
  await bucketFile(url.slice('/media/'.length)).save(bytes, {
    resumable: false,
    contentType,
    // The bucket hands out nothing itself: `servePicture` says how long.
    metadata: { cacheControl: 'no-store' },
  });
}

/** Deletes the file of that address, if there is one. */
export async function deleteFile(url: string): Promise<void> {
  await bucketFile(url.slice('/media/'.length)).delete({ ignoreNotFound: true });
}

/** @returns its bytes, undefined where there is no such file */
export async function loadFile(name: string): Promise<Buffer | undefined> {
  try {
    return (await bucketFile(name).download())[0];
  } catch (error) {
    if ((error as { code?: number }).code === 404) return undefined;
    throw error;
  }
}

/** Whether there is a file of this name, which is its address without `/media/`. */
export async function isFileKept(name: string): Promise<boolean> {
  return (await bucketFile(name).exists())[0];
}

function bucketFile(name: string) {
  return getStorage().bucket().file(`media/${name}`);
}
