import type { Cloud, Need } from './need';

/**
 * What the account that functions run as may do: younger projects give it nothing by itself. The first three are for
 * building and starting functions, the others for what these do.
 */
const ROLES = [
  'roles/cloudbuild.builds.builder',
  'roles/run.invoker',
  'roles/eventarc.eventReceiver',
  'roles/logging.logWriter',
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  'roles/storage.objectAdmin',
];
const TOKEN_CREATOR = 'roles/iam.serviceAccountTokenCreator';

interface Policy {
  bindings?: { role: string; members: string[]; condition?: unknown }[];
  etag?: string;
  version?: number;
}

export const roles: Need = {
  what: 'The functions’ account may build, start and use what they need',
  async missing(cloud) {
    const member = await memberOf(cloud);
    const policy = await projectPolicy(cloud);
    return ROLES.filter((role) => !holds(policy, role, member));
  },
  async mend(cloud) {
    const { google, project } = cloud;
    const policy = granting(await projectPolicy(cloud), ROLES, await memberOf(cloud));
    await google.ask('resourceManagerOrigin', 'POST', `/v1/projects/${project}:setIamPolicy`, { policy });
  },
  byHand: 'As an owner: Google Cloud console → IAM → the account that ends in -compute@developer.gserviceaccount.com.',
};

/** Without it nobody can sign in: a custom token is signed in the name of the account that the functions run as. */
export const signing: Need = {
  what: 'The functions’ account may sign sign-in tokens',
  async missing(cloud) {
    const member = await memberOf(cloud);
    if (holds(await projectPolicy(cloud), TOKEN_CREATOR, member)) return [];
    return holds(await accountPolicy(cloud), TOKEN_CREATOR, member) ? [] : [`${TOKEN_CREATOR} for ${member}`];
  },
  async mend(cloud) {
    const policy = granting(await accountPolicy(cloud), [TOKEN_CREATOR], await memberOf(cloud));
    await cloud.google.ask('iamOrigin', 'POST', `${await accountPath(cloud)}:setIamPolicy`, { policy });
  },
  byHand:
    'Google Cloud console → IAM → Service accounts → the one that ends in -compute@developer.gserviceaccount.com → Permissions → grant it Service Account Token Creator on itself.',
};

async function memberOf(cloud: Cloud): Promise<string> {
  return `serviceAccount:${await accountOf(cloud)}`;
}

async function accountPath(cloud: Cloud): Promise<string> {
  return `/v1/projects/${cloud.project}/serviceAccounts/${await accountOf(cloud)}`;
}

const numbers = new Map<string, string>();

/** The account that functions of the second generation run as. */
async function accountOf({ google, project }: Cloud): Promise<string> {
  let number = numbers.get(project);
  if (!number) {
    const path = `/v1/projects/${project}`;
    number = (await google.ask<{ projectNumber: string }>('resourceManagerOrigin', 'GET', path)).projectNumber;
    numbers.set(project, number);
  }
  return `${number}-compute@developer.gserviceaccount.com`;
}

async function projectPolicy({ google, project }: Cloud): Promise<Policy> {
  const options = { options: { requestedPolicyVersion: 3 } };
  return google.ask<Policy>('resourceManagerOrigin', 'POST', `/v1/projects/${project}:getIamPolicy`, options);
}

async function accountPolicy(cloud: Cloud): Promise<Policy> {
  return cloud.google.ask<Policy>('iamOrigin', 'POST', `${await accountPath(cloud)}:getIamPolicy`);
}

function holds({ bindings = [] }: Policy, role: string, member: string): boolean {
  return bindings.some((one) => one.role === role && !one.condition && one.members.includes(member));
}

/** The policy with these roles added; everything else, and the `etag` that guards against another's change, as it is. */
function granting(policy: Policy, wanted: readonly string[], member: string): Policy {
  const added = wanted.filter((role) => !holds(policy, role, member)).map((role) => ({ role, members: [member] }));
  return { ...policy, bindings: [...(policy.bindings ?? []), ...added] };
}
