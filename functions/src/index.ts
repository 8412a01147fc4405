import { getRequestListener } from '@hono/node-server';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { defineSecret } from 'firebase-functions/params';
import { createApi } from './api/server';
import { secured } from './headers';
import { runJobs } from './jobs';
import { UPLOADS_HELD } from './turns';
import { servePage } from './page/page';
import { deliver, sweep } from './outbox/outbox';
import { forgetSentMessages } from './outbox/sent-messages';
import { tellWaitingMails } from './outbox/waiting-mails';
import { queueReminders, queueThanks } from './store/events/reminders';
import { closeUnanswered } from './store/membership/mentor-closing';
import { remindMentors } from './store/membership/mentor-reminders';
import { queueRequestMails } from './store/membership/request-reminders';
import { noteBounces } from './store/inbox/bounces';
import { sendSome } from './store/inbox/issue-sending';
import { eraseDue } from './store/personal-data/erasure';
import { checkPictures } from './store/content/pictures';
import { forgetOld } from './store/personal-data/retention';
import { foldRoster } from './store/projections/roster-fold';
import { runSchedule } from './store/content/schedule';
import { leaveBodiesUnread } from './unread-bodies';

const region = 'europe-west1';
const ownSecret = defineSecret('SIGN_IN_SECRET');
const secrets = [defineSecret('LINKEDIN_CLIENT_SECRET'), ownSecret];

setGlobalOptions({ region, maxInstances: 20 });
leaveBodiesUnread();

const listener = getRequestListener(secured(createApi().fetch), { overrideGlobalObjects: false });

/** The members are kept in memory: a hundred thousand take 44 % of it (`npm run bench -- crowd`). */
export const api = onRequest(
  { secrets, concurrency: 40, memory: '1GiB', timeoutSeconds: 60, cors: false },
  async (request, response) => {
    await listener(request, response);
  },
);

/** Pictures take much memory: they have instances of their own, each with few at a time. */
export const upload = onRequest(
  { secrets, concurrency: UPLOADS_HELD, memory: '512MiB', timeoutSeconds: 60, maxInstances: 5, cors: false },
  async (request, response) => {
    await listener(request, response);
  },
);

export const page = onRequest({ concurrency: 40, memory: '512MiB', timeoutSeconds: 30 }, async (request, response) => {
  const { status, headers, body } = await servePage(request.url, request.get('accept-encoding'));
  response.writeHead(status, headers).end(body);
});

export const deliveroutbox = onDocumentCreated({ document: 'outbox/{id}', secrets: [ownSecret] }, async (event) =>
  deliver(event.params.id),
);

/** Longer than a run takes; one that is broken off all the same is carried on with by the next. */
const sweeping = { schedule: 'every 5 minutes', timeoutSeconds: 540, memory: '1GiB' } as const;
const ERASING_MS = 240_000;
const SENDING_MS = 240_000;

export const sweepoutbox = onSchedule({ ...sweeping, secrets: [ownSecret] }, async () =>
  runJobs({
    outbox: () => sweep(),
    schedule: () => runSchedule(),
    reminders: () => queueReminders(),
    thanks: () => queueThanks(),
    requests: () => queueRequestMails(),
    mentors: () => remindMentors(),
    unanswered: () => closeUnanswered(),
    erasure: () => eraseDue(Date.now(), Date.now() + ERASING_MS),
    retention: () => forgetOld(),
    messages: () => forgetSentMessages(),
    newsletter: () => sendSome(Date.now() + SENDING_MS),
    bounces: () => noteBounces(),
    pictures: () => checkPictures({ actor: { kind: 'system', id: 'pictures' }, requestId: `pictures-${Date.now()}` }),
    mails: () => tellWaitingMails(),
    roster: () => foldRoster(),
  }),
);
