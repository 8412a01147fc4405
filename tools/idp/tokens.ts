import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';
import type { Behaviour, Persona } from './personas';

/** The file beside this one that everybody has as their picture. */
export const PICTURE = 'portrait.jpg';

/** What somebody agreed to: behind a code until it is exchanged, behind an access token from then on. */
export interface Grant {
  persona: Persona;
  behaviour: Behaviour;
  nonce: string | undefined;
  redirectUri: string;
  used: boolean;
}

export interface Key {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: JWK;
}

export async function newKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } };
}

export function subjectOf({ persona, behaviour }: Grant): string {
  return behaviour.otherSubject ? `${persona.subject}-through-another-app` : persona.subject;
}

/** What LinkedIn says about a person, in the ID token and as userinfo. */
export function personClaims({ persona, behaviour }: Grant, address: string): Record<string, unknown> {
  const [given_name, ...rest] = persona.name.split(' ');
  const email = behaviour.email === 'changed' ? `moved-${persona.email}` : persona.email;
  return {
    name: nameOf(persona.name, behaviour.name),
    given_name,
    family_name: rest.join(' '),
    locale: persona.locale,
    ...(behaviour.picture !== 'absent' && { picture: pictureOf(behaviour.picture, address) }),
    ...(behaviour.email !== 'absent' && { email }),
    ...(behaviour.emailVerified !== 'absent' && { email_verified: behaviour.emailVerified }),
  };
}

function nameOf(name: string, kind: Behaviour['name']): string {
  if (kind === 'half a character') return `${name} \ud83c`;
  return kind === 'controls' ? `\u202e${name}\u0000\u0007` : name;
}

/** Signed and short-lived, as LinkedIn's are. */
function pictureOf(picture: 'there' | 'expired' | 'elsewhere', address: string): string {
  if (picture === 'elsewhere') return 'http://169.254.169.254/latest/meta-data';
  return `${address}/picture/${picture === 'there' ? PICTURE : 'expired.jpg'}?e=1&v=beta&t=x`;
}

/** The ID token of a grant, with the faults of its persona. */
export async function idToken(given: {
  grant: Grant;
  client: { id: string; secret: string };
  key: Key;
  address: string;
}): Promise<string> {
  const { grant, client, key, address } = given;
  const { behaviour } = grant;
  const now = Math.floor(Date.now() / 1_000);
  const issuedAt = now + issuedAfter(behaviour);
  const nonce = { absent: undefined, right: grant.nonce, wrong: 'another-nonce' }[behaviour.nonce];
  const claims: Record<string, unknown> = {
    iss: behaviour.issuer,
    aud: behaviour.wrongAudience ? 'another-app' : client.id,
    sub: { text: subjectOf(grant), number: 7, object: { id: 7 }, empty: '' }[behaviour.subject],
    iat: issuedAt,
    ...(!behaviour.noExpiry && { exp: issuedAt + 3_600 }),
    ...personClaims(grant, address),
    ...(nonce !== undefined && { nonce }),
  };
  if (behaviour.algorithm === 'none') return new UnsecuredJWT(claims).encode();
  if (behaviour.algorithm === 'HS256') {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(client.secret.padEnd(32, '.')));
  }
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);
}

/** Seconds from now. */
function issuedAfter({ futureIssuedAt, expired, oldIssuedAt }: Behaviour): number {
  if (futureIssuedAt) return 3_600;
  if (expired) return -7_200;
  return oldIssuedAt ? -1_200 : 0;
}
