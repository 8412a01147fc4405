import type { RouteName } from '@nexus/domain/contract/index';
import { writeSeed } from '../seed/write-seed';
import { part, printBill } from './costs/bill';
import { calendars, cancelling, seats } from './costs/events';
import { digests, eventMails, withTime } from './costs/later';
import { becoming, ownThings } from './costs/members';
import { mentors } from './costs/mentors';
import { messages } from './costs/messages';
import { issueMails, newsletter } from './costs/newsletter';
import { staffSignIns, team } from './costs/team';

const PUBLIC = 'a public page, by `npm run bench -- pages`';
const CONTENT = 'like saving a piece of content, once for each document';
const LIST = 'a page of a list, as many reads as lines, 50 at most: `npm test -- api inbox long-lists`';
const PICTURE = 'the picture’s bytes are what costs: `npm run bench -- upload`';

/** Routes that no row asks, and what they are like. */
const UNASKED: Partial<Record<RouteName, string>> = {
  readHome: PUBLIC,
  readClientConfig: 'reads nothing',
  reportCrash: 'a counter of the limits and a line of the log',
  createMember: 'like saving a profile',
  copyLinkedinPicture: PICTURE,
  uploadPicture: PICTURE,
  servePicture: PICTURE,
  serveCard: PICTURE,
  listPictures: LIST,
  removePicture: CONTENT,
  replacePicture: CONTENT,
  sweepPictures: 'the sweep’s own, at hand',
  listJoinRequests: LIST,
  decideJoinRequest: 'like approving a member',
  endSignIn: 'like ending all others',
  seeMails: 'leads on to a page and reads nothing',
  listContentIds: LIST,
  readDocuments: LIST,
  listActivity: LIST,
  undoActivity: CONTENT,
  restoreVersion: CONTENT,
  listBin: LIST,
  restoreFromBin: CONTENT,
  listSchedule: LIST,
  scheduleChange: CONTENT,
  cancelSchedule: CONTENT,
  notePresence: 'one read and one write, while an editor is open',
  orderContent: CONTENT,
  bulkContent: CONTENT,
  listBulk: LIST,
  continueBulk: CONTENT,
  leaveBulk: CONTENT,
  importContent: CONTENT,
  activateMissionVision: CONTENT,
  submitApplication: 'like subscribing to the newsletter',
  listSubmissions: LIST,
  changeSubmission: CONTENT,
  replyToSubmission: 'one commit with a mail',
  inviteApplicant: 'one commit with a mail',
  listSubscribers: LIST,
};

/** Prints what people's actions cost in Firestore reads, writes and calls of the API, each measured once on the seed. */
export async function costs(): Promise<boolean> {
  await writeSeed();
  part('joining');
  const person = await becoming();
  part('as a member');
  await ownThings(person);
  part('events and calendars');
  await seats();
  await calendars();
  part('messages and mentors');
  await messages();
  await mentors();
  part('the team');
  await cancelling();
  await staffSignIns();
  await team();
  part('the newsletter');
  await newsletter();
  part('what comes by itself');
  await eventMails();
  await digests();
  await issueMails();
  await withTime();
  return printBill(UNASKED);
}
