import { randomUUID } from 'node:crypto';
import { db } from '../../../functions/src/firebase';
import { foldRoster } from '../../../functions/src/store/projections/roster-fold';
import { standingOf } from '../../../tests/setup/decide';
import { aMember, aStaff, memberToken, type Person } from '../../../tests/setup/people';
import { world } from '../../../tests/setup/world';
import { ask, row, rowInUse } from './bill';
import { tokenIn } from './mails';

const EMAIL = 'bench@nexus.test';
const PROFILE = {
  name: 'Bench Person',
  email: EMAIL,
  title: 'Planner',
  bio: 'Plans.',
  linkedinUrl: 'https://www.linkedin.com/in/bench',
  skills: ['Design'],
};

/** An approved member, with their address. */
export async function somebody(): Promise<Person & { email: string }> {
  const email = `${randomUUID()}@nexus.test`;
  return { ...(await aMember('approved', { email })), email };
}

/** From the first sign-in to a member's own page. @returns who it is */
export async function becoming(): Promise<Person> {
  await row('signing in with LinkedIn for the first time', signIn);
  await row('signing in again', signIn);
  const found = await db().collectionGroup('private').where('linkedinEmail', '==', EMAIL).get();
  const id = found.docs[0]?.ref.parent.parent?.id ?? '';
  const own = { params: { id }, token: await memberToken(id) };
  await row('opening one’s profile', () => ask('readMember', own));
  await row('saving a profile', () => ask('changeMember', { ...own, body: PROFILE }));
  await row('asking to join', () => ask('requestToJoin', { token: own.token, body: {} }));
  const { token } = await aStaff('admin');
  await questions(own, token);
  await row('approving a member', async () =>
    ask('changeMember', { params: { id }, token, body: { status: 'approved' }, seen: await standingOf(id) }),
  );
  await db().doc(`members/${id}/private/account`).update({ wanted: '/members' });
  await row('being greeted with the page that one wanted, and putting it aside', () => ask('forgetWanted', own));
  await row('saying that somebody was met in person', () =>
    ask('changeMember', { params: { id }, token, body: { isVerified: true } }),
  );
  const event = (await db().collection('events').limit(1).get()).docs[0]?.id ?? '';
  await row('naming somebody as a speaker', () =>
    ask('changeMember', { params: { id }, token, body: { talks: [event] } }),
  );
  return { id, token: own.token };
}

type Own = { params: { id: string }; token: string };

async function questions(own: Own, token: string): Promise<void> {
  const { id } = own.params;
  const open = (await db().doc(`members/${id}`).get()).data()?.['openRequestId'] as string;
  await row('the queue of requests, 12 of them', () => ask('listQueue', { token }));
  await row('opening a case', () => ask('readCase', { params: { id }, token }));
  await row('leaving a note', () => ask('addNote', { params: { id }, token, body: { text: 'Met at the forum.' } }));
  await row('asking somebody a question', async () =>
    ask('askQuestion', { params: { id: open }, token, body: { text: 'Which project?' }, seen: await standingOf(id) }),
  );
  const { json } = await ask('readMember', own);
  const questionId = String(json.openRequest.question.id);
  await row('answering it', () => ask('answerQuestion', { ...own, body: { questionId, text: 'A tower.' } }));
}

/** The steps of the sign-in, as a browser takes them. */
async function signIn(): Promise<void> {
  let cookie = '';
  const keep = ({ headers }: { headers: Headers }) => {
    cookie = headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return headers.get('location') ?? '';
  };
  const start = keep(await ask('startLinkedin'));
  const back = new URL(
    (await fetch(`${start}&persona=new&as=bench`, { redirect: 'manual' })).headers.get('location') ?? '',
  );
  keep(await ask('finishLinkedin', { query: back.search.slice(1), headers: { cookie } }));
  await ask('createSession', { body: {}, headers: { cookie, origin: world.site } });
}

/** What a member reads and changes of their own. */
export async function ownThings({ id, token }: Person): Promise<void> {
  const own = { params: { id }, token };
  await foldRoster({ settles: 0, kept: 0 });
  await row('a page of the directory, any size, from a new server', () =>
    ask('listMembers', { token, query: 'approved=1' }),
  );
  await rowInUse('the same again', () => ask('listMembers', { token, query: 'approved=1' }));
  await rowInUse('searching it by a badge', () => ask('listMembers', { token, query: 'approved=1&badges=speaker' }));
  const other = await aMember('approved');
  await row('opening a member’s page', () => ask('readMember', { params: { id: other.id }, token }));
  await rowInUse('a member’s part of the home page', async () => {
    await ask('listMembers', { token, query: 'approved=1&newest=1' });
    await ask('listOwnEvents', own);
    await ask('listMentorships', { token });
  });
  await row('choosing which mails one gets', () =>
    ask('chooseMails', { params: { id, kind: 'eventTomorrow' }, token, body: { isOn: false } }),
  );
  await row('looking at one’s sign-ins', () => ask('listSignIns', { token }));
  await memberToken(id);
  await row('ending all others', () => ask('endOtherSignIns', { token, body: {} }));
  await row('the key to one’s drafts', () => ask('readDraftKey', { token, body: {} }));
  await row('changing one’s address', () => ask('changeMember', { ...own, body: { email: 'bench-2@nexus.test' } }));
  await row('having its link sent again', () => ask('resendConfirmation', { ...own, body: {} }));
  const link = await tokenIn('bench-2@nexus.test');
  await row('confirming it', () => ask('confirmAddress', { body: { token: link } }));
  await ask('changeMember', { ...own, body: { email: 'bench-3@nexus.test' } });
  await row('keeping the old one after all', () => ask('takeBackAddress', own));
  await row('downloading one’s data, with what this walk left', () => ask('downloadData', own));
  const leaver = await aMember('approved');
  const theirs = { params: { id: leaver.id }, token: leaver.token };
  await row('leaving', () => ask('leave', { ...theirs, body: {} }));
  await row('staying after all', () => ask('leave', { ...theirs, body: { stay: true } }));
  const gone = await aMember('approved');
  await row('signing out', () => ask('signOut', { token: gone.token, body: {} }));
}
