import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';
import { answered } from './bodies';
import { PERSONAS, WELL_BEHAVED, type Behaviour, type Body, type Persona } from './personas';
import { personaPage } from './page';

/** The file beside this one that everybody has as their picture. */
const PICTURE = 'portrait.jpg';

interface Grant {
  persona: Persona;
  behaviour: Behaviour;
  nonce: string | undefined;
  redirectUri: string;
  used: boolean;
}

interface Key {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: JWK;
}

/**
 * Plays LinkedIn on this machine: its endpoints, shapes and quirks (no PKCE, the secret in the form body, no nonce in
 * the token, keys without `use`), and a page to choose who signs in. `IDP_PERSONA` chooses without asking.
 * It listens on loopback only and refuses to start where a production environment is set.
 */
export async function startIdentityProvider(given: {
  port: number;
  client: { id: string; secret: string };
}): Promise<{ address: string; stop(): Promise<void> }> {
  if (process.env['NODE_ENV'] === 'production' || process.env['K_SERVICE'] !== undefined) {
    throw new Error('The identity provider is for local machines only.');
  }
  const keys = { plain: await newKey('1'), rotated: await newKey('2'), unknown: await newKey('3') };
  const published = [keys.plain.publicJwk];
  /** How the next answer with keys comes. */
  let keysBody: Body = 'whole';
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  const app = new Hono();
  const address = `http://127.0.0.1:${given.port}`;

  app.get('/oauth/.well-known/openid-configuration', (c) =>
    c.json({
      issuer: WELL_BEHAVED.issuer,
      authorization_endpoint: `${address}/oauth/v2/authorization`,
      token_endpoint: `${address}/oauth/v2/accessToken`,
      userinfo_endpoint: `${address}/v2/userinfo`,
      jwks_uri: `${address}/oauth/openid/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'profile', 'email'],
    }),
  );

  app.get('/oauth/openid/jwks', (c) => {
    const body = keysBody;
    keysBody = 'whole';
    return answered(c, { keys: published }, body);
  });

  app.get('/oauth/v2/authorization', (c) => {
    const query = c.req.query();
    const fault = authorizationFault(query, given.client.id);
    if (fault) return c.text(fault, 400);
    const chosen = query['persona'] ?? process.env['IDP_PERSONA'];
    const persona = PERSONAS.find(({ key }) => key === chosen);
    return persona ? authorize(c, persona, query, grants) : c.html(personaPage(c.req.url, PERSONAS));
  });

  app.post('/oauth/v2/accessToken', async (c) => {
    const body = (await c.req.parseBody()) as Record<string, string>;
    const isClient = body['client_id'] === given.client.id && body['client_secret'] === given.client.secret;
    if (c.req.header('authorization') || body['code_verifier'] || !isClient)
      return c.json({ error: 'invalid_client' }, 401);
    const grant = grants.get(body['code'] ?? '');
    if (!grant || grant.used || grant.redirectUri !== body['redirect_uri'])
      return c.json({ error: 'invalid_grant' }, 400);
    grant.used = true;
    if (grant.behaviour.tokenDown) return c.text('Bad gateway', 502);
    if (grant.behaviour.slowToken) await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
    if (grant.behaviour.key === 'rotated')
      published.splice(0, published.length, keys.rotated.publicJwk, keys.plain.publicJwk);
    keysBody = grant.behaviour.keysBody;
    const accessToken = randomBytes(24).toString('hex');
    tokens.set(accessToken, grant);
    const answer = {
      access_token: accessToken,
      expires_in: 5_183_999,
      scope: 'email,openid,profile',
      token_type: 'Bearer',
      id_token: await idToken({ grant, client: given.client, key: keys[grant.behaviour.key], address }),
    };
    return answered(c, answer, grant.behaviour.tokenBody);
  });

  app.get('/v2/userinfo', (c) => {
    const grant = tokens.get(c.req.header('authorization')?.replace('Bearer ', '') ?? '');
    if (!grant) return c.json({ error: 'unauthorized' }, 401);
    const subject = grant.behaviour.userinfoSubject === 'same' ? subjectOf(grant) : 'somebody-else';
    return answered(c, { sub: subject, ...personClaims(grant, address) }, grant.behaviour.userinfoBody);
  });

  app.get('/picture/:name', (c) => {
    if (c.req.param('name') !== PICTURE) return c.text('URL signature expired', 403);
    return c.body(new Uint8Array(readFileSync(join(import.meta.dirname, PICTURE))), 200, {
      'content-type': 'image/jpeg',
    });
  });

  const server = serve({ fetch: app.fetch, port: given.port, hostname: '127.0.0.1' });
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function authorizationFault(query: Record<string, string>, clientId: string): string | undefined {
  if (query['client_id'] !== clientId) return 'Unknown client_id';
  if (query['response_type'] !== 'code') return 'response_type must be code';
  if (query['code_challenge']) return 'invalid_client: PKCE is not enabled for this app';
  if (query['scope'] !== 'openid profile email') return 'Unknown scope';
  if (!/^http:\/\/(127\.0\.0\.1|localhost):\d+\/api\/auth\/linkedin\/callback$/.test(query['redirect_uri'] ?? ''))
    return 'redirect_uri does not match the registered one';
  return undefined;
}

function authorize(c: Context, persona: Persona, query: Record<string, string>, grants: Map<string, Grant>) {
  const behaviour = { ...WELL_BEHAVED, ...persona.behaviour };
  const target = new URL(query['redirect_uri'] ?? '');
  if (query['state']) target.searchParams.set('state', query['state']);
  if (behaviour.cancel !== '') {
    target.searchParams.set('error', behaviour.cancel);
    target.searchParams.set('error_description', '<b>The user cancelled</b>');
    return c.redirect(target.href);
  }
  const code = randomBytes(24).toString('hex');
  const who = query['as']
    ? {
        ...persona,
        subject: `li-${query['as']}`,
        email: query['email'] ?? `${query['as']}@nexus.test`,
        name: query['name'] ?? persona.name,
      }
    : persona;
  grants.set(code, {
    persona: who,
    behaviour,
    nonce: query['nonce'],
    redirectUri: query['redirect_uri'] ?? '',
    used: false,
  });
  target.searchParams.set('code', code);
  return c.redirect(target.href);
}

async function newKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } };
}

function subjectOf({ persona, behaviour }: Grant): string {
  return behaviour.otherSubject ? `${persona.subject}-through-another-app` : persona.subject;
}

/** Signed and short-lived, as LinkedIn's are. */
function pictureOf(picture: 'there' | 'expired' | 'elsewhere', address: string): string {
  if (picture === 'elsewhere') return 'http://169.254.169.254/latest/meta-data';
  return `${address}/picture/${picture === 'there' ? PICTURE : 'expired.jpg'}?e=1&v=beta&t=x`;
}

function nameOf(name: string, kind: Behaviour['name']): string {
  if (kind === 'half a character') return `${name} \ud83c`;
  return kind === 'controls' ? `\u202e${name}\u0000\u0007` : name;
}

function personClaims({ persona, behaviour }: Grant, address: string): Record<string, unknown> {
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

/** Seconds from now. */
function issuedAfter({ futureIssuedAt, expired, oldIssuedAt }: Behaviour): number {
  if (futureIssuedAt) return 3_600;
  if (expired) return -7_200;
  return oldIssuedAt ? -1_200 : 0;
}

async function idToken(given: {
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
