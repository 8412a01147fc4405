import { z } from 'zod';
import { LIMITS } from '@nexus/domain/limits';
import { isVouchedFor } from '@nexus/domain/membership/verified-address';
import { cleanText } from '@nexus/domain/text/clean';
import { config, linkedinSecret } from '../config';
import { subjectClaim, verifyIdToken } from './id-token';
import { askLinkedin, refused } from './linkedin-answers';
import { isLinkedinPicture } from './linkedin-picture';
import { challengeOf, verifierOf } from './pkce';

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

/** The page of LinkedIn on which a sign-in begins. */
export function authorizationAddress(given: { state: string; nonce: string }): string {
  const address = new URL(config().LINKEDIN_AUTHORIZE_URL);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: config().LINKEDIN_CLIENT_ID,
    redirect_uri: callbackAddress(),
    scope: SCOPES,
    state: given.state,
    nonce: given.nonce,
    ...challengeOf(given.state),
  }).toString();
  return address.href;
}

/**
 * Exchanges a code for the person. The client secret goes in the form body and there is no PKCE unless the configuration
 * says so: LinkedIn refuses both HTTP Basic and a code verifier. Its tokens are used here and thrown away.
 * @throws NexusError `linkedinUnavailable` when it is slow or down, `linkedinRefused` when what it says does not hold
 */
export async function identify(given: { code: string; nonce: string; state: string }): Promise<LinkedinPerson> {
  const tokens = await exchange(given);
  const claims = await verifyIdToken(tokens.id_token);
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

const words = z.string().transform(cleanText);

const personClaims = z.object({
  name: words.pipe(z.string().max(LIMITS.textShort)).optional().catch(undefined),
  given_name: words.pipe(z.string().max(100)).optional().catch(undefined),
  family_name: words.pipe(z.string().max(100)).optional().catch(undefined),
  email: z.email().max(LIMITS.textShort).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  picture: z.url().max(LIMITS.url).optional().catch(undefined),
});

async function exchange({ code, state }: { code: string; state: string }): Promise<z.infer<typeof tokenAnswer>> {
  const answer = await askLinkedin(config().LINKEDIN_TOKEN_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackAddress(),
      client_id: config().LINKEDIN_CLIENT_ID,
      client_secret: linkedinSecret(),
      ...verifierOf(state),
    }),
  });
  const parsed = tokenAnswer.safeParse(answer);
  if (!parsed.success) throw refused('token answer');
  return parsed.data;
}

async function userinfo(accessToken: string, subject: string): Promise<Record<string, unknown>> {
  const answer = await askLinkedin(config().LINKEDIN_USERINFO_URL, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const parsed = z.object({ sub: subjectClaim }).loose().safeParse(answer);
  if (!parsed.success || parsed.data.sub !== subject) throw refused('userinfo subject');
  return parsed.data;
}
