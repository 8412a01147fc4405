import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { config } from '../config';
import { log } from '../log';
import { answerOf, refused, unavailable } from './linkedin-answers';

/** Both values that LinkedIn has used; exactly these, compared whole. */
const ISSUERS = ['https://www.linkedin.com', 'https://www.linkedin.com/oauth'];
/** Who somebody is at LinkedIn. */
export const subjectClaim = z.string().min(1).max(255);
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

/** What an ID token says, once it holds. @throws NexusError `linkedinRefused`, `linkedinUnavailable` */
export async function verifyIdToken(idToken: string): Promise<JWTPayload & { sub: string }> {
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
