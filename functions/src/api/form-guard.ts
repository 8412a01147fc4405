import { mailboxOf } from '@nexus/domain/membership/mailbox';
import { DAY, HOUR, limit, type Allowance } from '../store/kernel/limiter';
import { APP_CHECK_HEADER } from './app-check';
import { callerOf } from './caller';
import { config } from '../config';

/** People take longer than this to fill a form, in milliseconds. */
const FASTEST = 1_500;
/** An address that other people may stand behind gets so many times what one visitor gets: an edge, and Hosting itself. */
const SHARED = [30, 6];

/** What the guard of a form goes by: the trap, and how long it was open where the client counts that. */
interface Guard {
  website: string;
  elapsed?: number | undefined;
}

/** Whether a form was filled by a program: only one fills what nobody sees. */
export function isTrapped(form: Guard): boolean {
  return form.website !== '';
}

/** A browser that fills a form by itself is fast too: it is no reason to lose what was sent, but to take fewer of them. */
function isFast({ elapsed = FASTEST }: Guard): boolean {
  return elapsed < FASTEST;
}

/** A form that sends a mail to whatever address is typed is counted by the day, as that mail is (`MAILS_PER_DAY`). */
const PER_MAILBOX = { submission: HOUR, 'forgot-password': HOUR, newsletter: DAY };

/** Refuses more than a few forms an hour from one visitor or for one mailbox. @throws NexusError 429 */
export async function limitForm(
  request: Request,
  purpose: keyof typeof PER_MAILBOX,
  form: Guard & { email: string },
): Promise<void> {
  const allowance = { count: 20, window: HOUR };
  if (isFast(form)) await limitCaller(request, `${purpose}-fast`, { ...allowance, count: 3 });
  // Where the project asks for App Check, the kernel has verified this token.
  const proof = config().APP_CHECK_SITE_KEY ? request.headers.get(APP_CHECK_HEADER) : null;
  if (proof) await limitProven({ request, kind: purpose, proof, allowance });
  else await limitCaller(request, purpose, allowance);
  await limit(`${purpose}-email`, mailboxOf(form.email), { count: 3, window: PER_MAILBOX[purpose] });
}

/**
 * Counts one use by whoever sent this request. Through Hosting a client can claim to be many, so the addresses that it
 * cannot forge are counted too, with room for the many who share them. @throws NexusError 429
 */
export async function limitCaller(request: Request, kind: string, allowance: Allowance): Promise<void> {
  const { client, shared } = callerOf(request.headers);
  await limit(`${kind}-client`, client, allowance);
  for (const [index, address] of shared.toReversed().entries())
    await limit(`${kind}-shared`, address, { ...allowance, count: allowance.count * (SHARED[index] ?? 1) });
}

/** A browser that App Check vouches for is counted by that, so that nobody else can use up what it shares with them. */
async function limitProven(given: { request: Request; kind: string; proof: string; allowance: Allowance }) {
  const { request, kind, proof, allowance } = given;
  await limit(`${kind}-browser`, proof, allowance);
  await limit(`${kind}-client`, callerOf(request.headers).client, allowance);
}
