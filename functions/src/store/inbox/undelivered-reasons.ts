import type { Undelivered } from '@nexus/domain/contract/undelivered';

/** By what a mail server, or the way to it, says; the first that fits (RFC 3463, RFC 5321, the codes of Nodemailer). */
const REASONS: readonly [Undelivered['reason'], RegExp][] = [
  ['ownSettings', /\bEAUTH\b|\b53[045]\b|authentication|invalid login|certificate|\bEENVELOPE\b.*sender/i],
  ['tooLarge', /\b5\.3\.4\b|message (is )?too (large|big)|exceeds .*size/i],
  ['full', /\b5\.2\.2\b|\b452\b|\b552\b|quota|mailbox (is )?full|over ?quota|insufficient storage/i],
  [
    'noSuchAddress',
    /\b5\.1\.[1236]\b|user unknown|no such (user|mailbox|recipient)|does not exist|unknown (user|recipient)|no recipients defined|invalid recipient/i,
  ],
  ['refused', /\b5\.7\.\d+\b|\b554\b|spam|blocked|blacklist|policy|dmarc|\bspf\b|reputation|rejected/i],
  [
    'unreachable',
    /\b(ECONNREFUSED|ECONNECTION|ECONNRESET|ETIMEDOUT|ESOCKET|ENOTFOUND|EDNS|EAI_AGAIN)\b|timed? ?out|greeting never received/i,
  ],
  ['noSuchAddress', /\b550\b|mailbox unavailable/i],
];

/** Why a mail did not arrive, of what the extension noted. */
export function reasonOf(error: unknown): Undelivered['reason'] {
  const said = typeof error === 'string' ? error.slice(0, 2_000) : '';
  return REASONS.find(([, words]) => words.test(said))?.[0] ?? 'unknown';
}
