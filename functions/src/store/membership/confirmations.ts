import type { Timestamp } from 'firebase-admin/firestore';
import { NexusError } from '@nexus/domain/errors';
import type { OwnMember } from '@nexus/domain/membership/member';
import {
  addressInUse,
  addressKey,
  CONFIRMATION_LIFETIME,
  waitingAddress,
  withConfirmed,
  withTyped,
} from '@nexus/domain/membership/verified-address';
import { completionPercentage } from '@nexus/domain/membership/completion';
import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../../site-address';
import { composeMail } from '../../mails/mail';
import { fingerprint, newSecret } from '../../secrets';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { mailTo, putMember, readExistingMember, type Whole } from './member-writes';
import { ownAnswer, profileOf, readWholeIn } from './members';
import type { AccountRecord } from '../projections/member-record';

/** `addressLinks/{fingerprint of its secret}`: whose confirmation it is. The account says which link counts. */
type Link = { memberId: string; expiresAt: Timestamp };

const linkPath = (id: string) => `addressLinks/${id}`;

/**
 * The account with this address in its profile. One that was not verified before gets a mail with a link, the address
 * in use a notice; an address that no longer waits loses its link. `secret` is of this call alone.
 */
export async function typeAddress(
  commit: Commit,
  whole: Whole,
  given: { email: string; secret: string },
): Promise<AccountRecord> {
  const before = whole.account;
  if (addressKey(given.email) === addressKey(before.email)) return { ...before, email: given.email };
  const account: AccountRecord = { ...before, ...withTyped(before, given.email) };
  const inUse = addressInUse(before);
  if (inUse !== '' && (waitingAddress(account) !== '' || addressInUse(account) !== inUse))
    commit.mail(mailTo({ whole, kind: 'addressChanging', path: paths.profile }));
  return withLink(commit, { whole, account, secret: given.secret });
}

/** Sends the link again to the address that waits; the one sent before no longer works. @throws `nothingToConfirm` */
export function resendConfirmation(given: { id: string; author: Author }): Promise<OwnMember> {
  const secret = newSecret();
  return commit({ author: given.author, action: 'member.askAddress' }, async (commit) => {
    const whole = await readExistingMember(commit, given.id);
    if (waitingAddress(whole.account) === '') throw new NexusError('nothingToConfirm');
    const account = await withLink(commit, { whole, account: whole.account, secret });
    return saved(commit, whole, account);
  });
}

/** Puts the address in use back into the profile, or nothing where there is none. @throws `nothingToConfirm` */
export function takeBackAddress(given: { id: string; author: Author }): Promise<OwnMember> {
  return commit({ author: given.author, action: 'member.keepAddress' }, async (commit) => {
    const whole = await readExistingMember(commit, given.id);
    if (waitingAddress(whole.account) === '') throw new NexusError('nothingToConfirm');
    const account = { ...whole.account, email: addressInUse(whole.account) };
    return saved(commit, whole, await withLink(commit, { whole, account, secret: '' }));
  });
}

/**
 * The address that waits is theirs and in use from now on. The link works once, within its day, and only while the
 * address that it was sent to waits. @throws NexusError `linkExpired`
 */
export function confirmAddress(given: { token: string; author: Author }): Promise<void> {
  const id = fingerprint(given.token);
  return commit({ author: given.author, action: 'member.confirmAddress' }, async (commit) => {
    const link = await commit.read<Link>(linkPath(id));
    const whole = link && (await readWholeIn(commit, link.memberId));
    const isGood =
      whole &&
      link.expiresAt.toMillis() > Date.now() &&
      whole.account.confirmation?.link === id &&
      waitingAddress(whole.account) !== '';
    if (!isGood) throw new NexusError('linkExpired');
    commit.note(linkPath(id), null);
    const account = { ...whole.account, ...withConfirmed(whole.account, now()), confirmation: null };
    saved(commit, whole, account);
  });
}

/** The account with a new link for the address that waits, sent to it, or with none where nothing waits. */
async function withLink(
  commit: Commit,
  { whole, account, secret }: { whole: Whole; account: AccountRecord; secret: string },
): Promise<AccountRecord> {
  await dropLink(commit, account);
  const to = waitingAddress(account);
  if (to === '') return { ...account, confirmation: null };
  const link = fingerprint(secret);
  const expiresAt = new Date(Date.now() + CONFIRMATION_LIFETIME);
  commit.note(linkPath(link), { memberId: whole.member.id, expiresAt });
  const { language } = account;
  commit.mail(
    composeMail({
      to,
      language,
      kind: 'confirmAddress',
      memberId: whole.member.id,
      values: { link: addressOf(`${paths.confirmAddress}#${secret}`, language) },
    }),
  );
  return { ...account, confirmation: { link, sentAt: now() } };
}

/** The link that was sent last to the address that waits works no longer. */
export async function dropLink(commit: Commit, account: AccountRecord | null): Promise<void> {
  const link = account?.confirmation?.link;
  if (link && (await commit.read(linkPath(link)))) commit.note(linkPath(link), null);
}

function saved(commit: Commit, whole: Whole, account: AccountRecord): OwnMember {
  const profileCompletionPercentage = completionPercentage(profileOf(whole.member, account));
  const member = { ...whole.member, profileCompletionPercentage, updatedAt: now() };
  putMember(commit, whole, { member, account });
  return ownAnswer(member, account);
}
