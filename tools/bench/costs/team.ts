import { randomUUID } from 'node:crypto';
import { db } from '../../../functions/src/firebase';
import { aStaff, proofOf, type Staff } from '../../../tests/setup/people';
import { appCode, untilCodesStay } from '../../../tests/setup/totp';
import { ask, row, rowInUse } from './bill';
import { tokenIn, turningOff } from './mails';
import { anEvent, somebody } from './together';

const BROWSER = 'the-browser-of-the-bench-0001';

/** Staff at the panel's door: by password, by code, by the links of mails. */
export async function staffSignIns(): Promise<void> {
  const staff = await aStaff('admin');
  const enter = async (code?: string, browser = BROWSER) =>
    ask('createStaffSession', { body: { idToken: await proofOf(staff), browser, ...(code && { code }) } });
  await row('staff sign in', () => enter());
  await row('staff sign in from a browser not seen before', () => enter(undefined, BROWSER.replace('1', '2')));
  const { token } = staff;
  const begun = await row('setting up a code of an app', async () =>
    ask('beginSecondFactor', { token, body: { idToken: await proofOf(staff) } }),
  );
  const secret = String(begun.json.secret);
  await untilCodesStay(10);
  await row('switching it on', () => ask('confirmSecondFactor', { token, body: { code: appCode(secret, -1) } }));
  await row('looking at it', () => ask('readSecondFactor', { token }));
  await row('staff sign in with a code', () => enter(appCode(secret)));
  const renewed = await row('new recovery codes', () =>
    ask('renewRecoveryCodes', { token, body: { code: appCode(secret, 1) } }),
  );
  const [recovery] = renewed.json.recoveryCodes as string[];
  await row('switching the code off', () => ask('removeSecondFactor', { token, body: { code: recovery } }));
  await byMail(staff);
}

async function byMail({ id }: Staff): Promise<void> {
  const { token } = await aStaff('super_admin');
  const email = `${randomUUID()}@nexus.test`;
  const body = { email, name: 'Bench Editor', role: 'editor' };
  const { json } = await row('inviting somebody to the team', () => ask('inviteStaff', { token, body }));
  const their = { params: { id: String(json.id) }, token };
  await row('inviting them again', () => ask('resendInvitation', { ...their, body: {} }));
  const link = await tokenIn(email);
  await row('choosing a password by the link', () =>
    ask('setPassword', { body: { token: link, password: 'a-long-password', browser: BROWSER } }),
  );
  await row('forgetting it', () => ask('forgotPassword', { body: { email, language: 'en' } }));
  await row('changing a role', () => ask('changeStaff', { ...their, body: { role: 'viewer' } }));
  await row('ending somebody’s sessions', () => ask('endStaffSessions', { ...their, body: {} }));
  await row('the team, as a super admin sees it', () => ask('listStaff', { token }));
  await row('taking the code from somebody who lost their phone', () =>
    ask('resetSecondFactor', { params: { id }, token, body: {} }),
  );
}

/** Subscribing, and the issues that editors write. */
export async function newsletter(): Promise<void> {
  const [editor, admin] = [await aStaff('editor'), await aStaff('admin')];
  const email = `${randomUUID()}@nexus.test`;
  const asking = { email, language: 'en', elapsed: 6_000 };
  await row('subscribing to the newsletter', () => ask('subscribe', { body: asking }));
  const token = await tokenIn(email);
  await row('confirming a subscription', () => ask('confirmSubscription', { body: { token } }));
  const event = await anEvent();
  const words = { subject: { en: 'May', ar: 'مايو' }, intro: { en: 'Hello', ar: 'أهلًا' } };
  const body = { ...words, blocks: [{ kind: 'event', id: event }] };
  const made = await row('beginning an issue', () => ask('createIssue', { token: editor.token, body }));
  const of = { params: { id: String(made.json.id) }, token: editor.token };
  await row('saving it', () => ask('changeIssue', { ...of, body, seen: 1 }));
  await row('opening it', () => ask('readIssue', of));
  await row('seeing its mail', () => ask('drawIssue', of));
  await row('trying it on oneself', () => ask('testIssue', { ...of, body: { language: 'en' } }));
  await row('how many would get it', () => ask('countReaders', { token: admin.token }));
  const its = { ...of, token: admin.token };
  await row('sending an issue: the press of the button', () => ask('sendIssue', { ...its, body: {}, seen: 2 }));
  await until(async () => (await ask('readIssue', of)).json.state === 'sent');
  await row('the list of issues, one of them', () => ask('listIssues', { token: editor.token }));
  await row('the archive, from a server in use', () => ask('listSentIssues'));
  await row('an issue in the archive', () => ask('readSentIssue', { params: of.params }));
  await row('leaving the newsletter by one press in the mail program', async () =>
    ask('endMails', { params: await turningOff(email), body: undefined }),
  );
  await ask('confirmSubscription', { body: { token } });
  await row('leaving it on the page', () => ask('unsubscribe', { body: { token } }));
  const stopped = await goingOut();
  await row('stopping an issue on its way', () =>
    ask('stopIssue', { params: { id: stopped }, token: admin.token, body: {} }),
  );
  const draft = await ask('createIssue', { token: editor.token, body });
  await row('deleting a draft', () =>
    ask('removeIssue', { params: { id: draft.json.id }, token: editor.token, seen: 1 }),
  );
}

/** As it stands while it goes out, without anybody at work on it. */
async function goingOut(): Promise<string> {
  const [id, at] = [`bench-${randomUUID()}`, new Date().toISOString()];
  const words = { subject: { en: 'June', ar: 'يونيو' }, intro: { en: 'Hello', ar: 'أهلًا' }, blocks: [], shown: [] };
  const dates = { createdAt: at, updatedAt: at, updatedBy: '', sentAt: at };
  await db()
    .doc(`issues/${id}`)
    .set({ ...words, ...dates, state: 'sending', recipients: 0, version: 2 });
  await db().doc('sendings/current').set({ issueId: id, after: '', sent: 0, total: 0, begunAt: at });
  return id;
}

export async function team(): Promise<void> {
  const { token } = await aStaff('admin');
  await row('choosing when one is told of requests', () =>
    ask('chooseRequestMails', { token, body: { choice: 'atOnce' } }),
  );
  await row('who somebody of the staff is', () => ask('readStaffSelf', { token }));
  await rowInUse('what waits, beside the menu', () => ask('countWaiting', { token }));
  await rowInUse('the dashboard', () => ask('readDashboard', { token }));
  const guest = await somebody();
  const failed = { to: guest.email, address: guest.email, kind: 'eventTomorrow', memberId: guest.id };
  const message = { subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
  const delivery = { state: 'ERROR', error: 'Error: 552 5.2.2 over quota', attempts: 1 };
  const stored = { ...failed, message, delivery, createdAt: new Date().toISOString() };
  const [one, two] = [await db().collection('mail').add(stored), await db().collection('mail').add(stored)];
  await row('what was not delivered, two of them', () => ask('listUndelivered', { params: { of: 'mails' }, token }));
  await row('sending one again', () =>
    ask('repeatUndelivered', { params: { of: 'mails', id: one.id }, token, body: {} }),
  );
  await row('dropping one', () => ask('dropUndelivered', { params: { of: 'mails', id: two.id }, token }));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('It took longer than a minute.');
}
