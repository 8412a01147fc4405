import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@nexus/domain/bilingual';
import type { ChosenMail, NEWSLETTER_MAILS, TEAM_MAILS } from '@nexus/domain/mails';
import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../site-address';
import { config, signInSecret } from '../config';

interface Choice {
  /** Of the member, of the staff, or of who subscribed. */
  id: string;
  kind: ChosenMail | typeof TEAM_MAILS | typeof NEWSLETTER_MAILS;
}

/** Where a kind of mails is turned off without signing in: a page for people, an address for their mail program. */
export function turnOffAddresses(choice: Choice, language: Language): { page: string; program: string } {
  const parts = [choice.id, choice.kind, keyOf(choice)];
  return { page: turnOffPage(parts, language), program: `${config().SITE_URL}/api/mails/${parts.join('/')}` };
}

/** What the page needs stands behind the `#`, so that opening it tells no server the key. */
export function turnOffPage(parts: readonly string[], language: Language): string {
  return addressOf(`${paths.mails}#${parts.join('/')}`, language);
}

/** Whether this is the key that we gave for that choice. */
export function isTurnOffKey(choice: Choice, key: string): boolean {
  const [a, b] = [Buffer.from(key), Buffer.from(keyOf(choice))];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

function keyOf({ id, kind }: Choice): string {
  return createHmac('sha256', signInSecret()).update(`mails\n${id}\n${kind}`).digest('base64url');
}
