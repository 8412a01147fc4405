import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import type { JWK } from 'jose';
import { listen, type Listening } from '../local/listen';
import { answered } from './bodies';
import { personaPage } from './page';
import { PERSONAS, WELL_BEHAVED, type Body, type Persona } from './personas';
import { idToken, newKey, personClaims, PICTURE, subjectOf, type Grant, type Key } from './tokens';

/** What the provider knows while it runs. */
interface Provider {
  address: string;
  client: { id: string; secret: string };
  keys: { plain: Key; rotated: Key; unknown: Key };
  /** The keys that it tells whoever asks. */
  published: JWK[];
  /** How the next answer with keys comes. */
  keysBody: Body;
  /** By code, and by access token. */
  grants: Map<string, Grant>;
  tokens: Map<string, Grant>;
}

/**
 * Plays LinkedIn on this machine: its endpoints, shapes and quirks (no PKCE, the secret in the form body, no nonce in
 * the token, keys without `use`), and a page to choose who signs in. `IDP_PERSONA` chooses without asking.
 * It listens on loopback only and refuses to start where a production environment is set.
 */
export async function startIdentityProvider(given: {
  port: number;
  client: { id: string; secret: string };
}): Promise<Listening> {
  if (process.env['NODE_ENV'] === 'production' || process.env['K_SERVICE'] !== undefined) {
    throw new Error('The identity provider is for local machines only.');
  }
  const keys = { plain: await newKey('1'), rotated: await newKey('2'), unknown: await newKey('3') };
  const provider: Provider = {
    address: `http://127.0.0.1:${given.port}`,
    client: given.client,
    keys,
    published: [keys.plain.publicJwk],
    keysBody: 'whole',
    grants: new Map(),
    tokens: new Map(),
  };
  const app = new Hono();
  app.get('/oauth/.well-known/openid-configuration', (c) => c.json(configuration(provider)));
  app.get('/oauth/openid/jwks', (c) => tellKeys(c, provider));
  app.get('/oauth/v2/authorization', (c) => authorize(c, provider));
  app.post('/oauth/v2/accessToken', (c) => giveToken(c, provider));
  app.get('/v2/userinfo', (c) => tellUserinfo(c, provider));
  app.get('/picture/:name', (c) => {
    if (c.req.param('name') !== PICTURE) return c.text('URL signature expired', 403);
    const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, PICTURE)));
    return c.body(bytes, 200, { 'content-type': 'image/jpeg' });
  });
  return listen(given.port, app.fetch);
}

function configuration({ address }: Provider) {
  return {
    issuer: WELL_BEHAVED.issuer,
    authorization_endpoint: `${address}/oauth/v2/authorization`,
    token_endpoint: `${address}/oauth/v2/accessToken`,
    userinfo_endpoint: `${address}/v2/userinfo`,
    jwks_uri: `${address}/oauth/openid/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'profile', 'email'],
  };
}

function tellKeys(c: Context, provider: Provider): Response {
  const body = provider.keysBody;
  provider.keysBody = 'whole';
  return answered(c, { keys: provider.published }, body);
}

/** Asks who signs in, and leads back to the app with a code for them. */
function authorize(c: Context, { client, grants }: Provider): Response | Promise<Response> {
  const query = c.req.query();
  const fault = authorizationFault(query, client.id);
  if (fault) return c.text(fault, 400);
  const chosen = query['persona'] ?? process.env['IDP_PERSONA'];
  const persona = PERSONAS.find(({ key }) => key === chosen);
  if (!persona) return c.html(personaPage(c.req.url));
  const behaviour = { ...WELL_BEHAVED, ...persona.behaviour };
  const target = new URL(query['redirect_uri'] ?? '');
  if (query['state']) target.searchParams.set('state', query['state']);
  if (behaviour.cancel !== '') {
    target.searchParams.set('error', behaviour.cancel);
    target.searchParams.set('error_description', '<b>The user cancelled</b>');
    return c.redirect(target.href);
  }
  const code = randomBytes(24).toString('hex');
  grants.set(code, {
    persona: playedBy(query, persona),
    behaviour,
    nonce: query['nonce'],
    redirectUri: query['redirect_uri'] ?? '',
    used: false,
  });
  target.searchParams.set('code', code);
  return c.redirect(target.href);
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

/** Tests make as many people as they like of one persona: `as` names them, `email` and `name` say more. */
function playedBy(query: Record<string, string>, persona: Persona): Persona {
  const as = query['as'];
  if (!as) return persona;
  const email = query['email'] ?? `${as}@nexus.test`;
  return { ...persona, subject: `li-${as}`, email, name: query['name'] ?? persona.name };
}

/** Exchanges a code, once. */
async function giveToken(c: Context, provider: Provider): Promise<Response> {
  const { client, grants, keys, address } = provider;
  const body = (await c.req.parseBody()) as Record<string, string>;
  const isClient = body['client_id'] === client.id && body['client_secret'] === client.secret;
  if (c.req.header('authorization') || body['code_verifier'] || !isClient)
    return c.json({ error: 'invalid_client' }, 401);
  const grant = grants.get(body['code'] ?? '');
  if (!grant || grant.used || grant.redirectUri !== body['redirect_uri'])
    return c.json({ error: 'invalid_grant' }, 400);
  grant.used = true;
  const { behaviour } = grant;
  if (behaviour.tokenDown) return c.text('Bad gateway', 502);
  if (behaviour.slowToken) await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
  if (behaviour.key === 'rotated') provider.published = [keys.rotated.publicJwk, keys.plain.publicJwk];
  provider.keysBody = behaviour.keysBody;
  const accessToken = randomBytes(24).toString('hex');
  provider.tokens.set(accessToken, grant);
  const answer = {
    access_token: accessToken,
    expires_in: 5_183_999,
    scope: 'email,openid,profile',
    token_type: 'Bearer',
    id_token: await idToken({ grant, client, key: keys[behaviour.key], address }),
  };
  return answered(c, answer, behaviour.tokenBody);
}

function tellUserinfo(c: Context, { tokens, address }: Provider): Response {
  const grant = tokens.get(c.req.header('authorization')?.replace('Bearer ', '') ?? '');
  if (!grant) return c.json({ error: 'unauthorized' }, 401);
  const subject = grant.behaviour.userinfoSubject === 'same' ? subjectOf(grant) : 'somebody-else';
  return answered(c, { sub: subject, ...personClaims(grant, address) }, grant.behaviour.userinfoBody);
}
