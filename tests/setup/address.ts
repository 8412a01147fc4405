import { randomBytes } from 'node:crypto';

/** An address that nobody else asks from, of a block that is for documentation. */
export function anAddress(): string {
  const [network, host] = [randomBytes(2), randomBytes(2)].map((bytes) => bytes.toString('hex'));
  return `2001:db8:${network}:${host}::1`;
}
