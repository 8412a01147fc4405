import { afterEach, expect, test, vi } from 'vitest';

const environment = {
  SITE_URL: 'http://127.0.0.1:5000',
  LINKEDIN_CLIENT_ID: 'x',
  WEB_API_KEY: 'x',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
  GCLOUD_PROJECT: 'demo-nexus',
};

async function loaded(siteKey: string) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...environment, APP_CHECK_SITE_KEY: siteKey })) vi.stubEnv(name, value);
  return import('./app-check');
}
afterEach(() => vi.unstubAllEnvs());

const request = (token?: string) =>
  new Request('http://127.0.0.1:5000/api/newsletter', { headers: token ? { 'x-firebase-appcheck': token } : {} });

test('off: nothing is asked for', async () => {
  const { requireAppCheck } = await loaded('');
  await expect(requireAppCheck(request())).resolves.toBeUndefined();
});

test('on: a form without a token or with a made-up one is refused', async () => {
  const { requireAppCheck } = await loaded('key');
  const forged = ['{"alg":"none"}', '{"sub":"app"}', '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  for (const token of [undefined, 'nonsense', forged])
    await expect(requireAppCheck(request(token)), String(token)).rejects.toMatchObject({ code: 'notOurApp' });
});
