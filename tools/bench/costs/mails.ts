import { db } from '../../../functions/src/firebase';

/** The last mail to an address. @throws Error where there is none */
async function mailTo(address: string): Promise<{ message: { text: string }; headers?: Record<string, string> }> {
  const { docs } = await db().collection('mail').where('address', '==', address).get();
  const mails = docs.map((doc) => doc.data()).toSorted((a, b) => String(a['createdAt']).localeCompare(b['createdAt']));
  const last = mails.at(-1);
  if (!last) throw new Error(`No mail went to ${address}.`);
  return last as Awaited<ReturnType<typeof mailTo>>;
}

/** The secret in the link of the last mail to an address. */
export async function tokenIn(address: string): Promise<string> {
  const { message } = await mailTo(address);
  const [, token = ''] = /[=#]((?:[\w-]+\.)?[\w-]{43})(?![\w-])/.exec(message.text) ?? [];
  return token;
}

/** The id in the link to a message of the last mail to an address. */
export async function messageIn(address: string): Promise<string> {
  return /\/messages\/([\w-]+)/.exec((await mailTo(address)).message.text)?.[1] ?? '';
}

/** What a mail program sends where the reader of the last mail to an address presses *Unsubscribe*. */
export async function turningOff(address: string): Promise<{ id: string; kind: string; key: string }> {
  const { headers } = await mailTo(address);
  const [, id = '', kind = '', key = ''] =
    /\/api\/mails\/([^/]+)\/([^/]+)\/([\w-]+)/.exec(headers?.['List-Unsubscribe'] ?? '') ?? [];
  return { id, kind, key };
}
