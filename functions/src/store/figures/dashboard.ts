import type { Dashboard } from '@nexus/domain/contract/dashboard';
import { SUBSCRIBER_STATES } from '@nexus/domain/contract/inbox';
import { SUBMISSION_STATUSES } from '@nexus/domain/forms/inbox';
import { SUBMISSION_TYPES } from '@nexus/domain/forms/application-types';
import { LIMITS } from '@nexus/domain/limits';
import type { MemberStatus } from '@nexus/domain/membership/member';
import { db } from '../../firebase';
import { countOf, readDocument, readDocuments, runQuery, type Data } from '../kernel/documents';
import { readRoster } from '../projections/roster';
import { trafficThisWeek } from './traffic';

const MONTHS = 12;

/** What the dashboard shows, counted where it is stored. */
export async function readDashboard(given: { seesPeople: boolean; undelivered: number }): Promise<Dashboard> {
  const now = new Date().toISOString();
  const future = db().collection('events').where('isPublished', '==', true).where('startsAt', '>', now);
  const programs = db().collection('programs');
  const [activePrograms, upcomingEvents, newSubmissions, recent, events, statistics, traffic] = await Promise.all([
    countOf(programs.where('status', '==', 'Active')),
    countOf(future),
    countOf(db().collection('submissions').where('status', '==', 'new')),
    runQuery(programs.orderBy('createdAt', 'desc').limit(LIMITS.dashboardItems)),
    runQuery(future.orderBy('startsAt').limit(LIMITS.dashboardItems)),
    readDocument('statistics/main'),
    trafficThisWeek(),
  ]);
  return {
    cards: {
      activePrograms,
      upcomingEvents,
      newSubmissions,
      totalImpact: Number(statistics?.['youthEmpowered'] ?? 0).toLocaleString('en'),
    },
    programs: recent,
    events,
    statistics,
    traffic,
    ...(given.seesPeople && { people: { ...(await people(events)), undelivered: given.undelivered } }),
  };
}

async function people(events: readonly Data[]): Promise<Omit<NonNullable<Dashboard['people']>, 'undelivered'>> {
  const submissions = db().collection('submissions');
  const count = async (field: string, names: readonly string[], collection = 'submissions') =>
    Promise.all(
      names.map(async (name) => ({ name, count: await countOf(db().collection(collection).where(field, '==', name)) })),
    );
  const seats = await readDocuments(events.map(({ id }) => `eventSeats/${id}`));
  return {
    submissions: await runQuery(submissions.orderBy('submittedAt', 'desc').limit(LIMITS.dashboardItems)),
    submissionsByStatus: await count('status', SUBMISSION_STATUSES),
    submissionsByType: await count('type', SUBMISSION_TYPES),
    members: await membersByMonth(),
    attendance: events.map((event, index) => ({
      id: String(event['id']),
      title: event['title'] as Data,
      confirmed: Number(seats[index]?.['confirmed'] ?? 0),
      waitlisted: Number(seats[index]?.['waitlisted'] ?? 0),
      capacity: Number(event['capacity'] ?? 0),
    })),
    newsletter: await count('state', SUBSCRIBER_STATES, 'subscribers'),
    mentoring: await mentoring(),
  };
}

/** How much mentoring there is, in numbers alone. */
async function mentoring(): Promise<NonNullable<Dashboard['people']>['mentoring']> {
  const { members } = await readRoster();
  const all = db().collection('mentorships');
  const [waiting, active] = await Promise.all([
    countOf(all.where('state', 'in', ['open', 'later'])),
    countOf(all.where('state', '==', 'active')),
  ]);
  const mentors = members.filter(({ entry }) => entry.status === 'approved' && entry.mentoring).length;
  return { mentors, waiting, active };
}

/** How many of today's members there were at the end of each of the last twelve months, by the status they have now. */
async function membersByMonth(): Promise<NonNullable<Dashboard['people']>['members']> {
  const { members } = await readRoster();
  const today = new Date();
  return Array.from({ length: MONTHS }, (_, index) => {
    const end = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (MONTHS - 2 - index), 1)).toISOString();
    const sum: Record<MemberStatus, number> = { pending: 0, approved: 0, rejected: 0 };
    for (const { entry } of members) if (entry.createdAt < end) sum[entry.status] += 1;
    const start = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (MONTHS - 1 - index), 1));
    return { month: start.toISOString().slice(0, 7), ...sum };
  });
}
