import { getStorage } from 'firebase-admin/storage';
import { NexusError } from '@nexus/domain/errors';
import { drawCard, type Card } from './card';
import { inTurn, once } from '../turns';

interface Wanted {
  address: string;
  card: Card;
  /** Whether this is still what its document says, as it is stored now. */
  isStill: () => Promise<boolean>;
}

/**
 * The card of this address: drawn once, in turn, and kept; with it go the earlier ones of the same document.
 * @throws NexusError `notFound` where the document went, or says something else, while it was drawn
 */
export async function keptCard(wanted: Wanted): Promise<Buffer> {
  const url = new URL(wanted.address, 'https://any.example');
  const folder = `${url.pathname.slice(1)}/${url.searchParams.get('lang') ?? ''}-`;
  const name = `${folder}${url.searchParams.get('v') ?? ''}.png`;
  return (await load(name)) ?? once(name, () => draw({ ...wanted, name, folder }));
}

/** Deletes every card of a document; `card` is `{kind}/{id}`. */
export async function deleteCards(card: string): Promise<void> {
  await getStorage()
    .bucket()
    .deleteFiles({ prefix: `media/cards/${card}/` });
}

async function draw({ name, folder, card, isStill }: Wanted & { name: string; folder: string }): Promise<Buffer> {
  const picture = await inTurn(() => drawCard(card));
  const bucket = getStorage().bucket();
  const [earlier] = await bucket.getFiles({ prefix: folder });
  await bucket.file(name).save(picture, { resumable: false, contentType: 'image/png' });
  for (const file of earlier) if (file.name !== name) await file.delete({ ignoreNotFound: true });
  if (await isStill()) return picture;
  await bucket.file(name).delete({ ignoreNotFound: true });
  throw new NexusError('notFound');
}

async function load(name: string): Promise<Buffer | undefined> {
  try {
    return (await getStorage().bucket().file(name).download())[0];
  } catch (error) {
    if ((error as { code?: number }).code === 404) return undefined;
    throw error;
  }
}
