import { randomUUID } from 'node:crypto';
import type { MemberStatus } from '@nexus/domain/membership/member';
import type { Profile } from '@nexus/domain/membership/profile';
import type { Role } from '@nexus/domain/permissions';
import { auth, db } from '../../functions/src/firebase';
import { commit } from '../../functions/src/store/commit/commit';
import { now } from '../../functions/src/store/kernel/clock';
import { newMember } from '../../functions/src/store/membership/members';
import { accountPath, memberPath } from '../../functions/src/store/projections/member-record';
import { openSession } from '../../functions/src/store/accounts/sessions';
import { call, type Answer } from './call';
import { world } from './world';

export interface Person {
  id: string;
  token: string;
}

export interface Staff extends Person {
  name: string;
  email: string;
}

/** What every member of staff in the tests signs in with. */
export const PASSWORD = 'nexus-demo';

const SYSTEM = { actor: { kind: 'system' as const, id: 'tests' }, requestId: 'tests' };

/** A complete profile; give what a test cares about. */
export function aProfile(given: Partial<Profile> = {}): Partial<Profile> {
  const key = randomUUID().slice(0, 8);
  return {
    name: `Person ${key}`,
    email: `person-${key}@nexus.test`,
    title: 'Planner',
    bio: 'Plans.',
    linkedinUrl: `https://www.linkedin.com/in/${key}`,
    skills: ['Design'],
    ...given,
  };
}

/**
 * A signed-in member in that status, stored as a first sign-in and a decision would have. LinkedIn vouched for their
 * address, or for another one (`vouched`), or for none (`''`).
 */
export async function aMember(
  status: MemberStatus,
  given: Partial<Profile> = {},
  { vouched }: { vouched?: string } = {},
): Promise<Person> {
  const id = `m-${randomUUID()}`;
  const profile = aProfile(given);
  const made = newMember({ at: now(), profile, language: 'en', vouched: vouched ?? profile.email ?? '' });
  const { member, account } = made;
  const stored = { ...member, status, approvedAt: status === 'approved' ? now() : null };
  await commit({ author: SYSTEM, action: 'test.member' }, async (commit) => {
    commit.put(memberPath(id), null, stored);
    commit.put(accountPath(id), null, account);
  });
  return { id, token: await memberToken(id) };
}

/** A new session of a member: an ID token as the browser would hold it. */
export async function memberToken(id: string): Promise<string> {
  const sid = await openSession({ path: memberPath(id), provenAt: Date.now(), author: SYSTEM });
  const customToken = await auth().createCustomToken(id, { sid });
  return idToken('signInWithCustomToken', { token: customToken });
}

export async function aStaff(role: Role, given: { isActive?: boolean; name?: string } = {}): Promise<Staff> {
  const id = `s-${randomUUID()}`;
  const email = `${id}@nexus.test`;
  const name = given.name ?? `Staff ${role}`;
  await auth().createUser({ uid: id, email, password: PASSWORD });
  await auth().setCustomUserClaims(id, { role });
  const sid = randomUUID();
  const fields = {
    email,
    name,
    role,
    isActive: true,
    sessionsEndedAt: null,
    sessions: { [sid]: now() },
    acceptedAt: now(),
    createdAt: now(),
  };
  await db()
    .doc(`staff/${id}`)
    .set({ ...fields, ...given, version: 1 });
  const customToken = await auth().createCustomToken(id, { sid, staff: true });
  return { id, name, email, token: await idToken('signInWithCustomToken', { token: customToken }) };
}

/**
 * An ID token of now of a sign-in so many hours ago. The emulator takes what nobody signed; it refuses tokens from before
 * the account, where production would not look.
 */
export async function tokenFromBefore(
  id: string,
  given: { hours: number; provider: 'custom' | 'password'; claims?: object },
): Promise<string> {
  const address = `${world.authEmulator}/identitytoolkit.googleapis.com/v1/projects/${world.project}/accounts:update`;
  await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: id, validSince: '1' }),
  });
  const at = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `https://securetoken.google.com/${world.project}`,
    aud: world.project,
    sub: id,
    user_id: id,
    iat: at,
    exp: at + 3_600,
    auth_time: at - Math.round(given.hours * 3_600),
    firebase: { sign_in_provider: given.provider, identities: {} },
    ...given.claims,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** Asks the Auth emulator for an ID token as the browser's SDK does. */
/** What Firebase gives somebody of the staff for their password. */
export const proofOf = ({ email }: { email: string }): Promise<string> =>
  idToken('signInWithPassword', { email, password: PASSWORD });

export async function idToken(method: string, body: object): Promise<string> {
  return (await tokensFor(method, body)).idToken;
}

/** The same, with the token that gives further ones. */
export async function tokensFor(method: string, body: object): Promise<{ idToken: string; refreshToken: string }> {
  const address = `${world.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  const { idToken, refreshToken, ...answer } = (await response.json()) as { idToken?: string; refreshToken?: string };
  if (!idToken || !refreshToken) throw new Error(`${method} gave no token: ${JSON.stringify(answer).slice(0, 200)}`);
  return { idToken, refreshToken };
}

let reader: Promise<Person> | undefined;

/** What visitors are shown as it is stored now, past every cache: `fresh` is open to staff alone. */
export async function shownNow(path: string): Promise<Answer> {
  reader ??= aStaff('viewer');
  const { token } = await reader;
  return call('GET', `${path}${path.includes('?') ? '&' : '?'}fresh=${randomUUID().slice(0, 20)}`, { token });
}
