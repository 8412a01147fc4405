import type { Language } from '@nexus/domain/bilingual';
import { formatList } from '@nexus/domain/locale';
import { REQUEST_MAILS_NAMES, TEAM_MAILS, type MailKind } from '@nexus/domain/mails';
import { oneLine } from '@nexus/domain/membership/person-name';
import { inQueueOrder } from '@nexus/domain/membership/queue';
import { answerBy } from '@nexus/domain/membership/request-clock';
import { withoutLinks } from '@nexus/domain/text/links';
import { addressOf } from '../../site-address';
import { composeMail, type Mail } from '../../mails/mail';
import { saidMoment, saidNumber } from '../../mails/said';
import { turnOffAddresses } from '../../mails/turn-off';
import { tellModerators } from '../accounts/request-mails';
import type { StaffRecord } from '../accounts/staff-record';
import { readDocument, readDocuments } from '../kernel/documents';
import { readRoster } from '../projections/roster';
import { requestPath, type RequestRecord } from './open-requests';
import { waitingIn } from './queue';

const QUEUE = '/admin/members-manager';

/** Tells who wants to know at once that somebody asks to join; nobody where that was decided meanwhile. */
export async function tellOfRequest(given: { id: string; memberId: string; requestId: string }): Promise<void> {
  const { id, memberId, requestId } = given;
  const request = await readDocument<RequestRecord>(requestPath(id));
  if (request?.status !== 'new') return;
  const path = `${QUEUE}?member=${encodeURIComponent(memberId)}`;
  const compose = (staff: StaffRecord) =>
    mailToStaff(staff, { kind: 'requestCame', path, about: [memberId] }, (language) => ({
      applicant: plainName(request.data.name),
      until: saidMoment(answerBy(request.submittedAt) ?? request.submittedAt, language),
    }));
  await tellModerators({ key: `came-${id}`, choices: ['atOnce'], requestId, compose });
}

/** Tells everybody who did not choose never of requests whose 48 hours are over. */
export async function tellOfLate(given: { ids: readonly string[]; requestId: string }): Promise<void> {
  const found = await readDocuments<RequestRecord>(given.ids.map(requestPath));
  const open = found.flatMap((request) => (request?.status === 'new' ? [request] : []));
  if (open.length === 0) return;
  const people = open.map(({ data: { memberId: id, name } }) => ({ id, name }));
  const mail = { kind: 'requestsLate', path: QUEUE, about: shownOf(people) } as const;
  const compose = (staff: StaffRecord) => mailToStaff(staff, mail, (language) => listed(people, language));
  const key = `late-${given.ids.join()}`;
  await tellModerators({ key, choices: ['atOnce', 'daily'], requestId: given.requestId, compose });
}

/** Tells who wants to know once a day who waits for a decision; nobody where nobody waits. */
export async function tellOfDay(given: { day: string; requestId: string }): Promise<void> {
  const { members } = await readRoster();
  const waiting = waitingIn(members).toSorted(inQueueOrder);
  const ours = waiting.filter(({ listed: { entry } }) => !entry.exchange?.questionAt);
  if (ours.length === 0) return;
  const late = ours.filter(({ lateSince }) => lateSince !== '').length;
  const asked = waiting.length - ours.length;
  const people = ours.map(({ listed: { entry } }) => entry);
  const mail = { kind: 'requestsDaily', path: QUEUE, about: shownOf(people) } as const;
  const compose = (staff: StaffRecord) =>
    mailToStaff(staff, mail, (language) => ({
      ...listed(people, language),
      late: late > 0 ? saidNumber(late, language) : '',
      asked: asked > 0 ? saidNumber(asked, language) : '',
    }));
  await tellModerators({ key: `day-${given.day}`, choices: ['daily'], requestId: given.requestId, compose });
}

interface Named {
  id: string;
  name: string;
}

/** The first names, and how many there are in all. */
function listed(people: readonly Named[], language: Language): Record<string, string> {
  const shown = people.slice(0, REQUEST_MAILS_NAMES).map(({ name }) => plainName(name) || '…');
  const more = people.length - shown.length;
  return {
    count: saidNumber(people.length, language),
    names: formatList(shown, language, 'unit'),
    more: more > 0 ? saidNumber(more, language) : '',
  };
}

/** Whom a mail names: with them it is erased. */
function shownOf(people: readonly Named[]): string[] {
  return people.slice(0, REQUEST_MAILS_NAMES).map(({ id }) => id);
}

/** What somebody calls themselves, in one line and without whatever would become a link. */
function plainName(name: string): string {
  return oneLine(withoutLinks(name));
}

function mailToStaff(
  { id, email, name, language = 'en' }: StaffRecord,
  mail: { kind: MailKind; path: string; about: readonly string[] },
  values: (language: Language) => Record<string, string>,
): Mail {
  return composeMail({
    to: email,
    language,
    kind: mail.kind,
    about: mail.about,
    turnOff: turnOffAddresses({ id, kind: TEAM_MAILS }, language),
    values: { name, link: addressOf(mail.path, language), ...values(language) },
  });
}
