import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { remindAll } from '../../functions/src/store/events/event-news';
import { startMailbox } from '../../tools/mailbox/server';
import { call } from '../setup/call';
import { aMember, aStaff } from '../setup/people';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 });
});
afterAll(() => mailbox.stop());

const read = async (path: string) => {
  const response = await fetch(mailbox.address + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** A request under another name than this machine's, which `fetch` does not let anybody send. */
function statusUnder(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(mailbox.address, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('a tester reads the mail that a member would get: drawn, as text, with its headers and its date for the calendar', async () => {
  const email = `mailbox-${randomUUID()}@nexus.test`;
  const [editor, person] = [await aStaff('editor'), await aMember('approved', { email })];
  const title = `Mailbox ${randomUUID()}`;
  const startsAt = new Date(Date.now() + 20 * 3_600_000).toISOString();
  const body = { title: { en: title, ar: title }, startsAt, applicationEnabled: true, isPublished: true };
  const { json } = await call('POST', '/api/events?lang=both', { token: editor.token, body });
  await call('POST', `/api/events/${json.id}/applications`, { token: person.token, body: {} });
  await remindAll({ eventId: json.id, startsAt, requestId: 'tests' });

  const list = await read(`/?to=${encodeURIComponent(email.toUpperCase())}`);
  const found = [...list.text.matchAll(/href="\/mails\/([^"]+)"><b>([^<]+)</g)].map(([, id, subject]) => [id, subject]);
  expect(found.map(([, subject]) => subject)).toEqual([`Reminder: ${title}`, `You are in: ${title}`]);
  expect((await read('/?to=nobody-has-this-one')).text).not.toContain('/mails/');
  expect((await read('/')).text).toContain(title);

  const [reminder] = found[0] ?? [];
  const page = await read(`/mails/${reminder}`);
  expect(page.text).toContain(`<td>${email}</td>`);
  expect(page.text).toMatch(
    /List-Unsubscribe<\/th>\s*<td>&lt;http:\/\/127\.0\.0\.1:\d+\/api\/mails\/\S+\/eventTomorrow\/\S+&gt;</,
  );
  expect(page.text).toMatch(/<pre>Hello [^<]+You have a seat at Mailbox /);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const drawn = await read(`/mails/${reminder}/html`);
  expect(drawn.text).toContain(`<p>You have a seat at ${title}.</p>`);
  expect(drawn.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
  const file = await read(`/mails/${reminder}/files/0`);
  expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    'text/calendar; charset=utf-8',
    'attachment; filename="event.ics"',
  ]);
  expect(file.text).toContain(`UID:${json.id}@nexus`);
  for (const path of ['/mails/nobody', '/mails/nobody/html', `/mails/${reminder}/files/1`])
    expect((await read(path)).status, path).toBe(404);
});

test('what a mail holds is shown and never run, and the mailbox answers under no name but this machine’s', async () => {
  const subject = `<script>alert("${randomUUID()}")</script>`;
  const message = { subject, text: subject, html: `<html><head></head><body>${subject}</body></html>` };
  const stored = { to: 'x@nexus.test', kind: 'reply', language: 'en', message, createdAt: new Date().toISOString() };
  const { id } = await db().collection('mail').add(stored);
  for (const path of ['/', `/mails/${id}`]) expect((await read(path)).text, path).not.toContain(subject);
  expect((await read(`/mails/${id}`)).text).toMatch(/<iframe [^>]*sandbox="(?![^"]*allow-(scripts|same-origin))/);
  expect([await statusUnder('rebound.example'), await statusUnder('localhost:1')]).toEqual([421, 200]);
});
