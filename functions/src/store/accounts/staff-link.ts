import { timingSafeEqual } from 'node:crypto';
import type { Language } from '@nexus/domain/bilingual';
import { LIMITS } from '@nexus/domain/limits';
import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../../site-address';
import { composeMail, type Mail } from '../../mails/mail';
import { saidNumber } from '../../mails/said';
import { fingerprint, newSecret } from '../../secrets';

/** A link that sets a password once, as the account keeps it: enough to recognise its secret, and until when it works. */
export interface StaffLink {
  hash: string;
  expiresAt: string;
}

/** A new link for this account: what to keep of it, and the address to mail. The secret is in the fragment, which no server sees. */
export function newLink(id: string, language: Language, lifetime: number): { kept: StaffLink; address: string } {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + lifetime).toISOString();
  return {
    kept: { hash: fingerprint(secret), expiresAt },
    address: `${addressOf(`${paths.admin}/password`, language)}#${id}.${secret}`,
  };
}

const INVITATION = LIMITS.invitationDays * 86_400_000;

/** Puts a new invitation into an account that is about to be written, and answers its mail. */
export function invitation(given: { id: string; email: string; name: string; language: Language }): {
  kept: StaffLink;
  mail: Mail;
} {
  const { id, email: to, name, language } = given;
  const { kept, address: link } = newLink(id, language, INVITATION);
  const values = { name, link, days: saidNumber(LIMITS.invitationDays, language) };
  return { kept, mail: composeMail({ to, language, kind: 'staffInvited', values }) };
}

/** Whether this is the secret of a link that still works. */
export function opens(link: StaffLink | null | undefined, secret: string): boolean {
  if (!link || Date.parse(link.expiresAt) <= Date.now()) return false;
  return timingSafeEqual(Buffer.from(link.hash), Buffer.from(fingerprint(secret)));
}
