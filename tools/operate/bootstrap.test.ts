import { beforeEach, expect, test, vi } from 'vitest';

interface Account {
  uid: string;
  email: string;
}
/** A project in memory: the accounts and documents that a run left, and where the next one breaks off. */
const store = vi.hoisted(() => ({
  accounts: [] as Account[],
  claims: {} as Record<string, object>,
  documents: {} as Record<string, { role?: string }>,
  breaksAt: '',
}));
const step = (name: string) => {
  if (store.breaksAt === name) throw new Error(`the line broke at ${name}`);
};

vi.mock('../../functions/src/firebase', () => ({
  auth: () => ({
    getUserByEmail: async (email: string) => {
      const found = store.accounts.find((one) => one.email === email);
      if (!found) throw Object.assign(new Error('absent'), { code: 'auth/user-not-found' });
      return found;
    },
    createUser: async ({ email }: { email: string }) => {
      const account = { uid: `u${store.accounts.length + 1}`, email };
      store.accounts.push(account);
      return account;
    },
    setCustomUserClaims: async (uid: string, claims: object) => {
      step('claims');
      store.claims[uid] = claims;
    },
    generatePasswordResetLink: async (email: string) => {
      step('link');
      return `https://link/${email}`;
    },
  }),
  db: () => ({
    doc: (path: string) => path,
    getAll: async (...paths: string[]) =>
      paths.map((path) => ({ exists: path in store.documents, data: () => store.documents[path] })),
    collection: () => {
      const docs = Object.entries(store.documents).filter(([, { role }]) => role === 'super_admin');
      const query = {
        where: () => query,
        limit: () => query,
        get: async () => ({ docs: docs.map(([path]) => ({ id: path.split('/')[1] })) }),
      };
      return query;
    },
  }),
}));
vi.mock('../../functions/src/store/commit/commit', () => ({
  now: () => '2026-01-01T00:00:00.000Z',
  commit: async (_: object, work: (commit: object) => Promise<void>) => {
    step('staff');
    await work({ put: (path: string, _before: null, document: object) => (store.documents[path] = document) });
  },
}));

const { bootstrap } = await import('./bootstrap');
const given = { email: 'you@example.org', name: 'You' };

beforeEach(() => Object.assign(store, { accounts: [], claims: {}, documents: {}, breaksAt: '' }));

test.each(['claims', 'staff', 'link'])(
  'OPS-03 bootstrap that broke off at “%s” is carried on with by running it again',
  async (breaksAt) => {
    store.breaksAt = breaksAt;
    await expect(bootstrap(given)).rejects.toThrow('the line broke');
    store.breaksAt = '';
    expect(await bootstrap(given)).toBe('https://link/you@example.org');
    expect(store.accounts).toEqual([{ uid: 'u1', email: 'you@example.org' }]);
    expect(store.claims).toEqual({ u1: { role: 'super_admin' } });
    expect(store.documents['staff/u1']).toMatchObject({
      email: 'you@example.org',
      role: 'super_admin',
      isActive: true,
    });
  },
);

test('OPS-03 bootstrap refuses a second super admin, and the address of a member or of other staff', async () => {
  await bootstrap(given);
  await expect(bootstrap({ email: 'second@example.org', name: 'Second' })).rejects.toThrow(/super admin already/);
  expect(store.accounts).toHaveLength(1);

  Object.assign(store, { accounts: [{ uid: 'm1', email: given.email }], documents: { 'members/m1': {} } });
  await expect(bootstrap(given)).rejects.toThrow(/member's address/);
  store.documents = { 'staff/m1': { role: 'editor' } };
  await expect(bootstrap(given)).rejects.toThrow(/staff account's address/);
  expect(store.claims).toEqual({ u1: { role: 'super_admin' } });
});
