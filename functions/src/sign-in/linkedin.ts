import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { isVouchedFor } from '@nexus/domain/membership/verified-address';
import { config, linkedinSecret } from '../config';
import { log } from '../log';
import { cleanText } from '@nexus/domain/text/clean';
import { fetchBounded, TooLarge } from './fetch-bounded';

/** Both values that LinkedIn has used; exactly these, compared whole. */
const ISSUERS = ['https://www.linkedin.com', 'https://www.linkedin.com/oauth'];
const SCOPES = 'openid profile email';

/** What LinkedIn says about a person. `email` is there only when LinkedIn confirmed it. */
export interface LinkedinPerson {
  subject: string;
  name: string;
  email: string;
  /** Where their picture is for a while; empty when there is none that we would fetch. */
  picture: string;
}

const callbackAddress = () => `${config().SITE_URL}/api/auth/linkedin/callback`;

export function authorizationAddress(given: { state: string; nonce: string }): string {
  const address = new URL(config().LINKEDIN_AUTHORIZE_URL);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: config().LINKEDIN_CLIENT_ID,
    redirect_uri: callbackAddress(),
    scope: SCOPES,
    state: given.state,
    nonce: given.nonce,
  }).toString();
  return address.href;
}

/**
 * Exchanges a code for the person. The client secret goes in the form body and there is no PKCE: LinkedIn refuses both
 * HTTP Basic and a code verifier. Its tokens are used here and thrown away.
 * @throws NexusError `linkedinUnavailable` when it is slow or down, `linkedinRefused` when what it says does not hold
 */
export async function identify(given: { code: string; nonce: string }): Promise<LinkedinPerson> {
  const tokens = await exchange(given.code);
  const claims = await verify(tokens.id_token);
  if (claims['nonce'] !== undefined && claims['nonce'] !== given.nonce) throw refused('nonce');
  const needsMore = claims['name'] === undefined || claims['email'] === undefined;
  const info = needsMore ? await userinfo(tokens.access_token, claims.sub) : {};
  const person = personClaims.parse({ ...info, ...claims });
  // An address and the word that vouches for it come from the same answer.
  const { email, email_verified } = personClaims.parse(claims['email'] === undefined ? info : claims);
  return {
    subject: claims.sub,
    name: person.name ?? [person.given_name, person.family_name].filter(Boolean).join(' '),
    email: isVouchedFor(email_verified) ? (email ?? '').toLowerCase() : '',
    picture: person.picture && isLinkedinPicture(person.picture) ? person.picture : '',
  };
}

const tokenAnswer = z.object({ id_token: z.string().max(20_000), access_token: z.string().max(5_000) });

const subjectClaim = z.string().min(1).max(255);
const words = z.string().transform(cleanText);

const personClaims = z.object({
  name: words.pipe(z.string().max(LIMITS.textShort)).optional().catch(undefined),
  given_name: words.pipe(z.string().max(100)).optional().catch(undefined),
  family_name: words.pipe(z.string().max(100)).optional().catch(undefined),
  email: z.email().max(LIMITS.textShort).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  picture: z.url().max(LIMITS.url).optional().catch(undefined),
});

async function exchange(code: string): Promise<z.infer<typeof tokenAnswer>> {
  const answer = await call(config().LINKEDIN_TOKEN_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackAddress(),
      client_id: config().LINKEDIN_CLIENT_ID,
      client_secret: linkedinSecret(),
    }),
  });
  const parsed = tokenAnswer.safeParse(answer);
  if (!parsed.success) throw refused('token answer');
  return parsed.data;
}

let keys: { address: string; set: ReturnType<typeof createRemoteJWKSet> } | undefined;

function keySet() {
  const address = config().LINKEDIN_JWKS_URL;
  if (keys?.address !== address) {
    const set = createRemoteJWKSet(new URL(address), {
      cooldownDuration: 5_000,
      [customFetch]: (url, { headers, method }) => answerOf(url, { headers, method }),
    });
    keys = { address, set };
  }
  return keys.set;
}

async function verify(idToken: string): Promise<JWTPayload & { sub: string }> {
  try {
    const { payload } = await jwtVerify(idToken, keySet(), {
      algorithms: ['RS256'],
      issuer: ISSUERS,
      audience: config().LINKEDIN_CLIENT_ID,
      clockTolerance: LIMITS.clockSkewSeconds,
      maxTokenAge: '10m',
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const sub = subjectClaim.safeParse(payload.sub);
    if (!sub.success) throw refused('subject');
    log('INFO', 'linkedin token accepted', { issuer: String(payload.iss) });
    return { ...payload, sub: sub.data };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw refused(error.code);
    throw error instanceof NexusError ? error : unavailable('keys');
  }
}

async function userinfo(accessToken: string, subject: string): Promise<Record<string, unknown>> {
  const answer = await call(config().LINKEDIN_USERINFO_URL, { headers: { authorization: `Bearer ${accessToken}` } });
  const parsed = z.object({ sub: subjectClaim }).loose().safeParse(answer);
  if (!parsed.success || parsed.data.sub !== subject) throw refused('userinfo subject');
  return parsed.data;
}

function isLinkedinPicture(address: string): boolean {
  return new URL(address).origin === new URL(config().LINKEDIN_PICTURE_ORIGIN).origin;
}

/**
 * Fetches the picture that LinkedIn named at a sign-in, from LinkedIn's own place alone and without following it
 * elsewhere; nothing above 8 MiB is read. @throws NexusError `linkedinPicture` when there is none any more
 */
export async function fetchPicture(address: string): Promise<Uint8Array> {
  const gone = (reason: string) => {
    log('WARNING', 'linkedin picture not copied', { reason });
    return new NexusError('linkedinPicture');
  };
  if (!isLinkedinPicture(address)) throw gone('origin');
  const response = await fetchBounded(address, {}, LIMITS.imageBytes).catch((error: unknown) => {
    throw gone(error instanceof TooLarge ? 'size' : 'unreachable');
  });
  if (!response.ok) throw gone(`status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function call(address: string, init: RequestInit): Promise<unknown> {
  const response = await answerOf(address, init);
  if (response.status >= 500 || response.status === 429) throw unavailable(`status ${response.status}`);
  if (!response.ok) throw refused(`status ${response.status}`);
  return response.json().catch(() => {
    throw refused('not JSON');
  });
}

/** LinkedIn's answer, whole. What it says fits into a few kilobytes. */
function answerOf(address: string, init: RequestInit): Promise<Response> {
  return fetchBounded(address, init, LIMITS.linkedinBytes).catch((error: unknown) => {
    throw error instanceof TooLarge ? refused('size') : unavailable(new URL(address).pathname);
  });
}

function refused(reason: string): NexusError {
  log('WARNING', 'linkedin sign-in refused', { reason });
  return new NexusError('linkedinRefused');
}

function unavailable(reason: string): NexusError {
  log('WARNING', 'linkedin unavailable', { reason });
  return new NexusError('linkedinUnavailable');
}
