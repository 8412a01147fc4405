import { createHash } from 'node:crypto';
import { limit } from '../store/limiter';

/** People take longer than this to fill a form, in milliseconds. */
const FASTEST = 1_500;

/** Whether a form was filled by a program: the trap is filled, or it was faster than anybody types. */
export function looksAutomatic(form: { website: string; elapsed: number }): boolean {
  return form.website !== '' || form.elapsed < FASTEST;
}

/** Refuses more than a few forms an hour from one address or for one e-mail. Addresses are kept as hashes only. */
export async function limitForm(request: Request, purpose: string, email: string): Promise<void> {
  const hour = 3_600;
  await limit({ purpose: `${purpose}-address`, subject: clientOf(request), most: 20, windowSeconds: hour });
  await limit({ purpose: `${purpose}-email`, subject: email.toLowerCase(), most: 3, windowSeconds: hour });
}

/** Who sent the request, as the hop in front of us saw it: the last address in the list, never the client's own. */
export function clientOf(request: Request): string {
  const hops = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  return createHash('sha256')
    .update(hops.at(-1)?.trim() ?? 'unknown')
    .digest('hex');
}
