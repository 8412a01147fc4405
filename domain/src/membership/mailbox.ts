import { addressKey } from './verified-address';

/** Where dots before the `@` mean nothing. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address leads to, as limits count it: `victim+1@x.test` and `victim+2@x.test` are one. For counting
 * alone. Whose an address is, and where a mail goes, follows from the address as it is (`addressKey`).
 */
export function mailboxOf(address: string): string {
  const key = addressKey(address);
  const at = key.lastIndexOf('@');
  const [local, host] = [key.slice(0, at), key.slice(at + 1)];
  const tag = local.indexOf('+');
  const base = tag > 0 ? local.slice(0, tag) : local;
  return `${DOTLESS.includes(host) ? base.replaceAll('.', '') : base}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
