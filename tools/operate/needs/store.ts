import type { Operation } from '../google';
import { REGION, type Cloud, type Need } from './need';

const DAY = 86_400;
/** How long Google keeps its own backups, in seconds. */
const SCHEDULES = [
  { name: 'daily', retention: `${7 * DAY}s`, recurrence: { dailyRecurrence: {} } },
  { name: 'weekly', retention: `${14 * 7 * DAY}s`, recurrence: { weeklyRecurrence: { day: 'SUNDAY' } } },
] as const;

const PROTECTED = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};

interface Database {
  type: string;
  locationId: string;
  pointInTimeRecoveryEnablement?: string;
  deleteProtectionState?: string;
}

export const database: Need = {
  what: `Firestore is there, in ${REGION}`,
  async missing(cloud) {
    const found = await databaseOf(cloud);
    if (!found) return ['no database'];
    if (found.type !== 'FIRESTORE_NATIVE') return [`it is ${found.type}`];
    return found.locationId === REGION ? [] : [`it is in ${found.locationId}`];
  },
  async mend(cloud) {
    // One that is elsewhere stays: it may hold data, and moving it is a person's decision.
    if (await databaseOf(cloud)) return;
    const body = { type: 'FIRESTORE_NATIVE', locationId: REGION, ...PROTECTED };
    const path = `/v1/projects/${cloud.project}/databases`;
    const begun = await cloud.google.ask<Operation>('firestoreOrigin', 'POST', path, body, { databaseId: '(default)' });
    await cloud.google.done('firestoreOrigin', 'v1', begun);
  },
  byHand: `The default database must be Firestore in native mode, in ${REGION}. One that is elsewhere cannot be moved: back up, take a new project, restore.`,
};

export const recovery: Need = {
  what: 'Firestore can go back to any minute of the last seven days, and cannot be deleted by mistake',
  async missing(cloud) {
    const found = await databaseOf(cloud);
    return Object.entries(PROTECTED)
      .filter(([name, value]) => found?.[name as keyof Database] !== value)
      .map(([, value]) => value);
  },
  async mend({ google, project }) {
    const updateMask = Object.keys(PROTECTED).join(',');
    const begun = await google.ask<Operation>('firestoreOrigin', 'PATCH', databasePath(project), PROTECTED, {
      updateMask,
    });
    await google.done('firestoreOrigin', 'v1', begun);
  },
  byHand: 'npx firebase firestore:databases:update "(default)" --point-in-time-recovery ENABLED',
};

export const backups: Need = {
  what: 'Firestore is backed up every day, kept for a week, and every week, kept for fourteen',
  missing: async (cloud) => (await schedulesMissing(cloud)).map(({ name }) => name),
  async mend(cloud) {
    for (const { retention, recurrence } of await schedulesMissing(cloud)) {
      const path = `${databasePath(cloud.project)}/backupSchedules`;
      await cloud.google.ask('firestoreOrigin', 'POST', path, { retention, ...recurrence });
    }
  },
  byHand: 'npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 7d',
};

export const bucket: Need = {
  what: 'Storage is there',
  async missing({ google, project }) {
    const found = await google.find('firebaseStorageOrigin', `/v1alpha/projects/${project}/defaultBucket`);
    return found ? [] : ['no bucket'];
  },
  byHand: `Firebase console → Storage → Get started, location ${REGION}.`,
};

const databasePath = (project: string) => `/v1/projects/${project}/databases/(default)`;

async function databaseOf({ google, project }: Cloud): Promise<Database | undefined> {
  return google.find<Database>('firestoreOrigin', databasePath(project));
}

async function schedulesMissing({ google, project }: Cloud) {
  const { backupSchedules = [] } = await google.ask<{ backupSchedules?: Record<string, unknown>[] }>(
    'firestoreOrigin',
    'GET',
    `${databasePath(project)}/backupSchedules`,
  );
  return SCHEDULES.filter(({ recurrence }) => {
    const [kind = ''] = Object.keys(recurrence);
    return !backupSchedules.some((one) => kind in one);
  });
}
