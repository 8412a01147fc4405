import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';

let member: Person;
let editor: Person;
let admin: Person;
beforeAll(async () => {
  [member, editor, admin] = await Promise.all([aMember('approved'), aStaff('editor'), aStaff('super_admin')]);
});

/** What Firestore reserves or cannot hold, as it would stand in a path. */
const IDS = ['__x__', '__proto__', '____', '..%2f..%2faudit', 'a%2fb', 'x'.repeat(1_501), '%00'];

describe.each(IDS)('SEC-21 nothing has the id %s', (id) => {
  test('in any path: 404', async () => {
    const asEditor = { token: editor.token };
    const versioned = { ...asEditor, headers: { 'if-match': '"1"' } };
    const asked = {
      public: () => call('GET', `/api/events/${id}`),
      edit: () => call('GET', `/api/admin/content/events/${id}`, asEditor),
      change: () => call('PUT', `/api/events/${id}`, { ...versioned, body: {} }),
      remove: () => call('DELETE', `/api/events/${id}`, versioned),
      activate: () => call('POST', `/api/mission-vision/${id}/activate`, { ...asEditor, body: {} }),
      undo: () => call('POST', `/api/admin/activity/${id}/undo`, { ...asEditor, body: {} }),
      bin: () => call('POST', `/api/admin/bin/${id}/restore`, { ...asEditor, body: {} }),
      restore: () => call('POST', `/api/admin/restore/events/${id}`, { ...versioned, body: { entryId: 'a' } }),
      schedule: () => call('DELETE', `/api/admin/schedule/${id}`, asEditor),
      card: () => call('GET', `/media/cards/event/${id}`),
      member: () => call('GET', `/api/members/${id}`, { token: member.token }),
      moderate: () => call('PUT', `/api/members/${id}`, { token: admin.token, body: { isVerified: true } }),
      request: () => call('PUT', `/api/join-requests/${id}`, { token: admin.token, body: { status: 'approved' } }),
      attend: () => call('POST', `/api/events/${id}/applications`, { token: member.token, body: {} }),
      staff: () => call('PUT', `/api/admin/users/${id}`, { token: admin.token, body: { name: 'X' } }),
    };
    for (const [name, ask] of Object.entries(asked)) expect([name, (await ask()).status]).toEqual([name, 404]);
  });
});

test.each(['__x__', '__proto__', '.', '..', 'a/b', '', 'x'.repeat(1_501)])(
  'SEC-21 nothing has the id %j in bulk, order, restore and schedule either: 404',
  async (id) => {
    const asEditor = { token: editor.token };
    const asked = {
      bulk: () => call('POST', '/api/admin/bulk/events', { ...asEditor, body: { ids: [id], change: 'hide' } }),
      order: () => call('PUT', '/api/admin/order/experts', { ...asEditor, body: { ids: [id] } }),
      restore: () =>
        call('POST', '/api/admin/restore/events/some-event', {
          ...asEditor,
          headers: { 'if-match': '"1"' },
          body: { entryId: id },
        }),
      schedule: () =>
        call('POST', '/api/admin/schedule', {
          ...asEditor,
          body: { resource: 'events', documentId: id, isShown: true, at: '2099-01-01T00:00:00.000Z' },
        }),
    };
    for (const [name, ask] of Object.entries(asked)) expect([name, (await ask()).status]).toEqual([name, 404]);
  },
);
