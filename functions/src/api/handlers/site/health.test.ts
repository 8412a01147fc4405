import { expect, test, vi } from 'vitest';

const faults = vi.hoisted(() => ({ signing: false }));
/** Neither Firestore nor the right to sign is there in a unit test; only whether they answer counts. */
vi.mock('../../../firebase', () => ({
  db: () => ({ doc: () => ({ get: async () => ({ exists: false }) }) }),
  auth: () => ({
    createCustomToken: async () => {
      if (faults.signing) throw new Error('Permission iam.serviceAccounts.signBlob denied');
      return 'token';
    },
  }),
}));

async function ask(query: { signing?: '1' }): Promise<{ status: number; text: string }> {
  vi.resetModules();
  const { health } = await import('./health');
  const request = new Request('https://nexus.example/api/health');
  const answer = (await health({ query, request } as Parameters<typeof health>[0])) as Response;
  return { status: answer.status, text: await answer.text() };
}

test('OPS-02 where the functions’ account may not sign, health says so when asked, with 503 and without a token', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const good = await ask({ signing: '1' });
  expect([good.status, JSON.parse(good.text)]).toEqual([
    200,
    { status: 'ok', firestore: 'ok', signIn: 'ok', version: 'local' },
  ]);
  faults.signing = true;
  const bad = await ask({ signing: '1' });
  expect([bad.status, JSON.parse(bad.text)]).toEqual([
    503,
    { status: 'degraded', firestore: 'ok', signIn: 'failing', version: 'local' },
  ]);
  expect((await ask({})).status).toBe(200);
});
