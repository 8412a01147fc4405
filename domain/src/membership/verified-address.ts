import { z } from 'zod';

/**
 * An address that somebody has shown to be theirs: LinkedIn vouched for it (`email_verified`), or the one-time link in
 * a mail to it was used. `address` is as `addressKey` writes it, `at` an ISO instant.
 */
export const verifiedAddress = z.object({
  address: z.string(),
  by: z.enum(['linkedin', 'link']),
  at: z.string(),
});
export type VerifiedAddress = z.infer<typeof verifiedAddress>;

/**
 * What an account says about addresses: the one that stands in the profile, as typed, and all that were ever verified
 * for the member, of which the last is in use.
 */
export interface Addresses {
  email: string;
  verified?: readonly VerifiedAddress[] | undefined;
}

interface StoredAddresses {
  email: string;
  verified: VerifiedAddress[];
}

/** How long the link in a confirmation works, in milliseconds. */
export const CONFIRMATION_LIFETIME = 24 * 60 * 60_000;

/** An address as it is compared: nobody tells `A@x.test` from `a@x.test`. */
export function addressKey(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whether LinkedIn vouches for an address, by its claim `email_verified`: a boolean, or the same as text. */
export function isVouchedFor(claim: unknown): boolean {
  return claim === true || claim === 'true';
}

/** The addresses that were verified for the member, the one in use last. */
export function verifiedAddresses({ verified = [] }: Addresses): string[] {
  return verified.map(({ address }) => address);
}

/** Whether an address was verified for the member, however it is typed. */
export function isVerified(account: Addresses, address: string): boolean {
  return verifiedAddresses(account).includes(addressKey(address));
}

/** The address that mails go to and that counts; empty when the member has none. */
export function addressInUse(account: Addresses): string {
  return verifiedAddresses(account).at(-1) ?? '';
}

/** The address in the profile while it waits for its confirmation; empty when it does not. */
export function waitingAddress(account: Addresses): string {
  return account.email === '' || isVerified(account, account.email) ? '' : account.email;
}

/** The addresses after another one was typed. One that was verified before is in use at once, any other waits. */
export function withTyped(account: Addresses, email: string): StoredAddresses {
  const verified = [...(account.verified ?? [])];
  const known = verified.find(({ address }) => address === addressKey(email));
  return { email, verified: known ? [...verified.filter((one) => one !== known), known] : verified };
}

/** The addresses after the one that waited was confirmed by its link: it is in use from now on. */
export function withConfirmed(account: Addresses, at: string): StoredAddresses {
  const address = addressKey(waitingAddress(account));
  const verified = [...(account.verified ?? [])];
  return { email: account.email, verified: address === '' ? verified : [...verified, { address, by: 'link', at }] };
}

/** The addresses after LinkedIn vouched for one. It is in use only where there is no other, or where it was typed. */
export function withVouched(account: Addresses, given: { address: string; at: string }): StoredAddresses {
  const address = addressKey(given.address);
  const verified = [...(account.verified ?? [])];
  if (address === '' || isVerified(account, address)) return { email: account.email, verified };
  const entry: VerifiedAddress = { address, by: 'linkedin', at: given.at };
  const isTyped = addressKey(account.email) === address;
  return { email: account.email, verified: isTyped ? [...verified, entry] : [entry, ...verified] };
}

/**
 * Which of `holders` an address belongs to. One that is verified for two belongs to neither: `several` says so, for
 * whoever has to decide.
 */
export function ownerOf<T extends { addresses: readonly string[] }>(
  address: string,
  holders: readonly T[],
): { owner: T | undefined; several: readonly T[] } {
  const key = addressKey(address);
  const found = key === '' ? [] : holders.filter(({ addresses }) => addresses.includes(key));
  return found.length > 1 ? { owner: undefined, several: found } : { owner: found[0], several: [] };
}

/** The verified addresses of a member that are verified for none of the others: what is theirs alone. */
export function ownAddresses(account: Addresses, others: readonly { addresses: readonly string[] }[]): string[] {
  return verifiedAddresses(account).filter((address) => !others.some(({ addresses }) => addresses.includes(address)));
}
