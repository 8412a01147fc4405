import { randomUUID } from 'node:crypto';
import { db } from '../../../functions/src/firebase';
import { aStaff, proofOf, type Staff } from '../../../tests/setup/people';
import { appCode, untilCodesStay } from '../../../tests/setup/totp';
import { ask, row, rowInUse } from './bill';
import { tokenIn } from './mails';
import { somebody } from './members';

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

/** What waits for the team, and mails that did not arrive. */
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
