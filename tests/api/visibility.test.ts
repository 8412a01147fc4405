import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { foldRoster } from '../../functions/src/store/projections/roster-fold';
import { call, readsOf } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';

const key = `v${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'y')}`;
/** All that may be hidden, each with words of its own. */
const SAID = {
  bio: `bio-${key}`,
  skills: ['Facility Management'],
  linkedinUrl: `https://www.linkedin.com/in/li-${key}`,
  websiteUrl: `https://web-${key}.example`,
  githubUrl: `https://github.com/git-${key}`,
  canHelpSkills: ['Investment'],
  canHelp: `help-${key}`,
  lookingForSkills: ['Design'],
  lookingFor: `look-${key}`,
  reach: `reach-${key}`,
} as const;
const CHOSEN = {
  bio: 'team',
  skills: 'team',
  linkedinUrl: 'team',
  links: 'nobody',
  canHelp: 'team',
  lookingFor: 'nobody',
};
/** By hand: what is seen of it, and what is empty. */
const EMPTY = { bio: '', skills: [], linkedinUrl: '', websiteUrl: '', githubUrl: '', canHelpSkills: [], canHelp: '' };
const FOR_MEMBERS = { ...EMPTY, lookingForSkills: [], lookingFor: '', reach: SAID.reach };
const FOR_TEAM = { ...SAID, websiteUrl: '', githubUrl: '', lookingForSkills: [], lookingFor: '' };
const HIDDEN_FROM_ALL = [SAID.websiteUrl, SAID.githubUrl, SAID.lookingFor];

let owner: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  owner = await aMember('approved', { name: `Shown ${key}` });
  other = await aMember('approved');
  admin = await aStaff('admin');
});

const save = (body: object, who = owner) => call('PUT', `/api/members/${owner.id}`, { token: who.token, body });
const read = (who: { token: string }, query = '') =>
  call('GET', `/api/members/${owner.id}${query}`, { token: who.token });
const search = async (who: Person, query: string) =>
  (await call('GET', `/api/members?${query}`, { token: who.token })).json as { items: object[]; total: number };

test('without a choice everybody here sees what is written', async () => {
  expect((await save({ ...SAID })).json).toMatchObject({ ...SAID, visibility: {} });
  expect((await read(other)).json).toMatchObject(SAID);
  expect((await search(other, `approved=1&q=li-${key}`)).total).toBe(1);
});

test('14.2 each reader is given what its owner shows them, and nothing else', async () => {
  const saved = await save({ visibility: CHOSEN });
  expect(saved.json).toMatchObject({ ...SAID, visibility: CHOSEN });
  expect((await read(owner)).json).toMatchObject(SAID);

  const seen = await read(other);
  expect(seen.json).toMatchObject({ name: `Shown ${key}`, ...FOR_MEMBERS });
  expect(seen.json).not.toHaveProperty('visibility');
  expect((await read(owner, '?as=members')).json).toEqual(seen.json);
  expect((await read(other, '?as=members')).json).toEqual(seen.json);
  expect((await read(other, '?as=team')).status).toBe(422);

  for (const role of ['admin', 'super_admin'] as const) {
    const staff = await aStaff(role);
    const answer = await read(staff);
    expect(answer.json).toMatchObject(FOR_TEAM);
    for (const hidden of HIDDEN_FROM_ALL) expect(answer.text).not.toContain(hidden);
    expect((await read(staff, '?as=members')).json).toEqual(seen.json);
  }
  const refused = [
    await aMember('pending'),
    await aMember('rejected'),
    await aStaff('viewer'),
    await aStaff('editor'),
  ].flatMap((who) => [read(who), read(who, '?as=members')]);
  for (const answer of await Promise.all(refused)) expect(answer.status).toBe(403);
  expect((await call('GET', `/api/members/${owner.id}?as=members`)).status).toBe(401);
});

test('14.2 the directory neither shows nor finds what is hidden, before and after the roster is folded', async () => {
  for (const fold of [false, true]) {
    if (fold) await foldRoster({ settles: 0, kept: 0 });
    const named = await search(other, `approved=1&q=${key}`);
    expect(named.items).toMatchObject([{ id: owner.id, skills: [], linkedinUrl: '', websiteUrl: '', githubUrl: '' }]);
    expect(JSON.stringify(named)).not.toMatch(/teamSkills|visibility|Facility/);
    for (const hidden of [`q=li-${key}`, `q=${key}%20facility`, `q=${key}&skills=Facility%20Management`])
      expect([hidden, (await search(other, `approved=1&${hidden}`)).total]).toEqual([hidden, 0]);
    const moderated = await search(admin, `status=approved&q=${key}%20facility`);
    expect(moderated.items).toMatchObject([
      { skills: SAID.skills, linkedinUrl: SAID.linkedinUrl, bio: SAID.bio, websiteUrl: '', githubUrl: '' },
    ]);
  }
});

test('14.2 what nobody sees is in no answer to the team: not after a decision, nor in the activity', async () => {
  await save({ title: `Title ${key}` });
  const verified = await call('PUT', `/api/members/${owner.id}`, { token: admin.token, body: { isVerified: true } });
  const activity = await call('GET', `/api/admin/activity?path=members/${owner.id}`, { token: admin.token });
  expect(activity.text).toContain(`Title ${key}`);
  const [decided, edited] = activity.json.entries as object[];
  for (const text of [verified.text, JSON.stringify([decided, edited])])
    for (const hidden of HIDDEN_FROM_ALL) expect(text).not.toContain(hidden);
  // An undo of the decision leaves what it did not see.
  const { id } = decided as { id: string };
  expect((await call('POST', `/api/admin/activity/${id}/undo`, { token: admin.token, body: {} })).status).toBe(200);
  expect((await read(owner)).json).toMatchObject({ ...SAID, isVerified: false });
});

test('14.2 a choice stays until it is changed, and its owner exports it with all that it hides', async () => {
  expect((await save({ visibility: { bio: 'members' } })).json.visibility).toEqual({ ...CHOSEN, bio: 'members' });
  expect((await read(other)).json).toMatchObject({ ...FOR_MEMBERS, bio: SAID.bio });
  const { json } = await call('GET', `/api/members/${owner.id}/data`, { token: owner.token });
  expect(json.member).toMatchObject({ ...SAID, visibility: { ...CHOSEN, bio: 'members' } });
  expect((await save({ visibility: CHOSEN }, other)).status).toBe(403);
});

test('14.2 what is no choice, no skill or too long is refused at its field', async () => {
  const five = ['Design', 'Investment', 'Marketing / PR', 'Feasibility Models', 'Facility Management'];
  for (const [field, value] of [
    ['visibility', { bio: 'nobody' }],
    ['visibility', { links: 'friends' }],
    ['visibility', { email: 'members' }],
    ['visibility', null],
    ['canHelpSkills', [...five, 'Projects Controls']],
    ['canHelpSkills', ['Design', 'Design']],
    ['lookingForSkills', ['Juggling']],
    ['canHelp', 'x'.repeat(301)],
    ['lookingFor', 'x'.repeat(301)],
    ['reach', 7],
  ] as const) {
    const { status, json } = await save({ [field]: value });
    expect([field, status, Object.keys(json.error?.fields ?? {})[0]?.split('.')[0]]).toEqual([field, 422, field]);
  }
  expect((await save({ canHelpSkills: null, canHelp: null, reach: null })).json).toMatchObject({
    canHelpSkills: [],
    canHelp: '',
    reach: '',
  });
});

test('14.2 a page of a member costs three reads, who asks and whether they take messages included; who saved nothing yet has one', async () => {
  const names = ['canHelpSkills', 'canHelp', 'lookingForSkills', 'lookingFor', 'reach', 'visibility'];
  const without = Object.fromEntries(names.map((name) => [name, FieldValue.delete()]));
  await db().doc(`members/${owner.id}`).update(without);
  const seen = await read(other);
  expect(seen.json).toMatchObject({ bio: SAID.bio, lookingForSkills: [], lookingFor: '', reach: '' });
  expect(readsOf(seen)).toBe(3);
  expect((await read(owner)).json).toMatchObject({ bio: SAID.bio, lookingFor: '', visibility: {} });
});
