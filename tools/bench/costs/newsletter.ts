import { randomUUID } from 'node:crypto';
import { db } from '../../../functions/src/firebase';
import { sendSome } from '../../../functions/src/store/inbox/issue-sending';
import { aStaff } from '../../../tests/setup/people';
import { ask, row, rowBehind } from './bill';
import { anEvent } from './events';
import { tokenIn, turningOff } from './mails';

const READERS = 200;

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
  const stopped = await goingOut(0);
  await row('stopping an issue on its way', () =>
    ask('stopIssue', { params: { id: stopped }, token: admin.token, body: {} }),
  );
  const draft = await ask('createIssue', { token: editor.token, body });
  await row('deleting a draft', () =>
    ask('removeIssue', { params: { id: draft.json.id }, token: editor.token, seen: 1 }),
  );
}

/** The mails of an issue, for each reader. */
export async function issueMails(): Promise<void> {
  const writer = db().bulkWriter();
  for (let index = 0; index < READERS; index += 1) {
    const stored = { email: `${randomUUID()}@nexus.test`, state: 'confirmed', language: 'en', token: '', version: 1 };
    void writer.set(db().doc(`subscribers/${randomUUID()}`), stored);
  }
  await writer.close();
  await goingOut(READERS);
  await rowBehind('an issue of the newsletter, for each reader', () => sendSome(Date.now() + 600_000), READERS);
}

/** As an issue stands while it goes out, without anybody at work on it. @returns its id */
async function goingOut(total: number): Promise<string> {
  const [id, at] = [`bench-${randomUUID()}`, new Date().toISOString()];
  const words = { subject: { en: 'June', ar: 'يونيو' }, intro: { en: 'Hello', ar: 'أهلًا' }, blocks: [], shown: [] };
  const dates = { createdAt: at, updatedAt: at, updatedBy: '', sentAt: at };
  await db()
    .doc(`issues/${id}`)
    .set({ ...words, ...dates, state: 'sending', recipients: 0, version: 2 });
  await db().doc('sendings/current').set({ issueId: id, after: '', sent: 0, total, begunAt: at });
  return id;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('It took longer than a minute.');
}
