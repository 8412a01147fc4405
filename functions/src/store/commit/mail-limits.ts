import { createHash } from 'node:crypto';
import { NexusError } from '@nexus/domain/errors';
import { MAILS_PER_DAY } from '@nexus/domain/limits';
import { MAILS, type MailKind } from '@nexus/domain/mails';
import { mailboxOf } from '@nexus/domain/membership/mailbox';
import { log } from '../../log';
import type { Attempt } from '../kernel/attempt';
import type { Author } from './author';
import type { Mail } from '../../mails/mail';

type Counts = Partial<Record<MailKind, number>>;

const DAY = 86_400_000;

/**
 * The mails that may go out today. Each is counted against its mailbox and against the person who caused it, in the
 * same commit that queues it: what is not written is not counted, and two at once are both counted.
 * @throws NexusError `tooMuchMail` (429) where `MAILS` says that what caused the mail is refused with it
 */
export async function allowedMails(attempt: Attempt, mails: readonly Mail[], actor: Author['actor']): Promise<Mail[]> {
  const today = new Date().toISOString().slice(0, 10);
  const counters = new Map<string, Counts>();
  const allowed: Mail[] = [];
  const paths = mails.flatMap((mail) => limitsOf(mail, actor).map(({ subject }) => counterPath(subject, today)));
  await attempt.readAhead(paths);
  for (const mail of mails) {
    const counted = limitsOf(mail, actor).map(({ subject, most }) => ({ path: counterPath(subject, today), most }));
    for (const { path } of counted) if (!counters.has(path)) counters.set(path, await countsIn(attempt, path));
    const used = (path: string) => counters.get(path)?.[mail.kind] ?? 0;
    if (counted.some(({ path, most }) => used(path) >= most)) refuseOrSkip(mail.kind);
    else {
      for (const { path } of counted) counters.set(path, { ...counters.get(path), [mail.kind]: used(path) + 1 });
      allowed.push(mail);
    }
  }
  const expiresAt = new Date(Date.now() + 2 * DAY);
  if (allowed.length > 0) for (const [path, counts] of counters) attempt.write(path, { counts, expiresAt });
  return allowed;
}

/** Whom a mail is counted against. Visitors have no name: they are held by the limits of the forms besides. */
function limitsOf(
  { kind, address, from, memberId }: Mail,
  actor: Author['actor'],
): { subject: string; most: number }[] {
  const { address: toAddress, person: byPerson, ...more } = MAILS_PER_DAY[kind];
  const hasName = actor.kind === 'member' || actor.kind === 'staff';
  return [
    { subject: `to ${mailboxOf(address)}`, most: toAddress },
    ...(hasName && byPerson > 0 ? [{ subject: `by ${actor.id}`, most: byPerson }] : []),
    ...(from && 'pair' in more ? [{ subject: `from ${from} to ${memberId}`, most: more.pair }] : []),
  ];
}

function counterPath(subject: string, day: string): string {
  return `limits/mails-${createHash('sha256').update(`${subject}\n${day}`).digest('hex').slice(0, 40)}`;
}

async function countsIn(attempt: Attempt, path: string): Promise<Counts> {
  return (await attempt.read<{ counts: Counts }>(path))?.counts ?? {};
}

function refuseOrSkip(kind: MailKind): void {
  if (MAILS[kind].beyond === 'refuse')
    throw new NexusError('tooMuchMail', { retryAfterSeconds: Math.ceil((DAY - (Date.now() % DAY)) / 1_000) });
  log('WARNING', 'mail not sent: as many as a day allows', { kind });
}
