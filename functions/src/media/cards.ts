import { getStorage } from 'firebase-admin/storage';
import { drawCard, type Card } from '../page/card';
import { inTurn, once } from './turns';

/** The card of this address: drawn once, in turn, and kept; with it go the earlier ones of the same document. */
export async function keptCard(address: string, card: Card): Promise<Buffer> {
  const url = new URL(address, 'https://any.example');
  const folder = `${url.pathname.slice(1)}/${url.searchParams.get('lang') ?? ''}-`;
  const name = `${folder}${url.searchParams.get('v') ?? ''}.png`;
  return (await load(name)) ?? once(name, () => draw({ name, folder, card }));
}

async function draw(given: { name: string; folder: string; card: Card }): Promise<Buffer> {
  const picture = await inTurn(() => drawCard(given.card));
  const bucket = getStorage().bucket();
  const [earlier] = await bucket.getFiles({ prefix: given.folder });
  await bucket.file(given.name).save(picture, { resumable: false, contentType: 'image/png' });
  for (const file of earlier) if (file.name !== given.name) await file.delete({ ignoreNotFound: true });
  return picture;
}

async function load(name: string): Promise<Buffer | undefined> {
  try {
    return (await getStorage().bucket().file(name).download())[0];
  } catch (error) {
    if ((error as { code?: number }).code === 404) return undefined;
    throw error;
  }
}
