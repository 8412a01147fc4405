import { inBatches } from '../../../functions/src/store/kernel/batches';
import type { Operation } from '../google';
import type { Cloud, Need } from './need';

/** What Nexus and its deployment use of Google. */
const APIS = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'compute',
  'eventarc',
  'firebaseextensions',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** Google enables at most this many at once. */
const AT_ONCE = 20;

export const apis: Need = {
  what: 'The APIs are enabled',
  missing: disabled,
  async mend(cloud) {
    const { google, project } = cloud;
    const serviceIds = await disabled(cloud);
    const path = `/v1/projects/${project}/services:batchEnable`;
    for (const some of inBatches(serviceIds, AT_ONCE)) {
      const begun = await google.ask<Operation>('serviceUsageOrigin', 'POST', path, { serviceIds: some });
      await google.done('serviceUsageOrigin', 'v1', begun);
    }
  },
  byHand: 'As an owner of the project: Google Cloud console → APIs & Services → Enable APIs.',
};

async function disabled({ google, project }: Cloud): Promise<string[]> {
  const names = APIS.map((api) => `projects/${project}/services/${api}`);
  const path = `/v1/projects/${project}/services:batchGet`;
  const { services = [] } = await google.ask<{ services?: { name: string; state: string }[] }>(
    'serviceUsageOrigin',
    'GET',
    path,
    undefined,
    { names },
  );
  const enabled = services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name.split('/').at(-1));
  return APIS.filter((api) => !enabled.includes(api));
}
