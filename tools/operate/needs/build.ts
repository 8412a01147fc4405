import { randomBytes } from 'node:crypto';
import { GoogleError, type Operation } from '../google';
import { REGION, type Cloud, type Need } from './need';

/** Images of functions older than this are deleted, in seconds: releases that one can go back to are younger. */
const KEPT = `${30 * 86_400}s`;
/** Under this name firebase-tools looks for a policy; without one it refuses to go on after the functions. */
const POLICY = 'firebase-functions-cleanup';

interface Repository {
  cleanupPolicies?: Record<string, unknown>;
  labels?: Record<string, string>;
}

export const images: Need = {
  what: 'Old images of functions are deleted by themselves',
  async missing(cloud) {
    const found = await cloud.google.find<Repository>('artifactRegistryDomain', repository(cloud));
    if (!found) return ['no repository'];
    const isSettled = Object.keys(found.cleanupPolicies ?? {}).length > 0;
    return isSettled ? [] : ['no clean-up policy'];
  },
  async mend(cloud) {
    const { google } = cloud;
    const condition = { tagState: 'ANY', olderThan: KEPT };
    const body = { cleanupPolicies: { [POLICY]: { id: POLICY, action: 'DELETE', condition } } };
    if (await google.find('artifactRegistryDomain', repository(cloud))) {
      const updateMask = 'cleanupPolicies,cleanupPolicyDryRun';
      const given = { ...body, cleanupPolicyDryRun: false };
      await google.ask('artifactRegistryDomain', 'PATCH', repository(cloud), given, { updateMask });
      return;
    }
    // Functions would make it with the first of them, and by then it is too late for the pages.
    const parent = `/v1/projects/${cloud.project}/locations/${REGION}/repositories`;
    const begun = await google.ask<Operation>(
      'artifactRegistryDomain',
      'POST',
      parent,
      { ...body, format: 'DOCKER' },
      { repositoryId: 'gcf-artifacts' },
    );
    await google.done('artifactRegistryDomain', 'v1', begun);
  },
  byHand: `npx firebase functions:artifacts:setpolicy --location ${REGION} --days 30 --force`,
};

const repository = ({ project }: Cloud) => `/v1/projects/${project}/locations/${REGION}/repositories/gcf-artifacts`;

/** Our own secret can be made by us; LinkedIn's only they know. */
const OWN = 'SIGN_IN_SECRET';

export function secrets(names: readonly string[]): Need {
  const missing = async ({ google, project }: Cloud) => {
    const absent: string[] = [];
    for (const name of names) {
      const path = `/v1/projects/${project}/secrets/${name}/versions/latest`;
      const version = await google.find<{ state?: string }>('secretManagerOrigin', path);
      if (version?.state !== 'ENABLED') absent.push(name);
    }
    return absent;
  };
  return {
    what: 'The secrets are in Secret Manager',
    missing,
    async mend(cloud) {
      if (!(await missing(cloud)).includes(OWN)) return;
      const { google, project } = cloud;
      const parent = `/v1/projects/${project}/secrets`;
      const replication = { automatic: {} };
      await google.ask('secretManagerOrigin', 'POST', parent, { replication }, { secretId: OWN }).catch(unless(409));
      const data = Buffer.from(randomBytes(32).toString('base64')).toString('base64');
      await google.ask('secretManagerOrigin', 'POST', `${parent}/${OWN}:addVersion`, { payload: { data } });
    },
    byHand: 'npx firebase functions:secrets:set LINKEDIN_CLIENT_SECRET --project <id>, from the LinkedIn app → Auth.',
  };
}

/** A secret that was made and then had no version is there already. */
const unless = (status: number) => (error: unknown) => {
  if (!(error instanceof GoogleError && error.status === status)) throw error;
};

interface AuthConfig {
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } };
  client?: { permissions?: { disabledUserSignup?: boolean } };
  authorizedDomains?: string[];
}

/** Staff sign in with e-mail and password; nobody makes an account but our server; links in mails lead to the site. */
export const authentication: Need = {
  what: 'Authentication lets staff sign in with e-mail and password, and lets nobody make an account by themselves',
  async missing(cloud) {
    const config = await configOf(cloud);
    if (!config) return ['it was never begun'];
    return [
      ...(config.signIn?.email?.enabled ? [] : ['e-mail and password']),
      ...(config.client?.permissions?.disabledUserSignup ? [] : ['sign-up switched off']),
      ...domainsMissing(cloud, config),
    ];
  },
  async mend(cloud) {
    const config = await configOf(cloud);
    // Only a person can begin it: from there on Google's terms count.
    if (!config) return;
    const updateMask = [
      'signIn.email.enabled',
      'signIn.email.passwordRequired',
      'client.permissions.disabledUserSignup',
      'authorizedDomains',
    ].join(',');
    const body = {
      signIn: { email: { enabled: true, passwordRequired: true } },
      client: { permissions: { disabledUserSignup: true } },
      authorizedDomains: [...(config.authorizedDomains ?? []), ...domainsMissing(cloud, config)],
    };
    await cloud.google.ask('authManagementOrigin', 'PATCH', configPath(cloud), body, { updateMask });
  },
  byHand: 'Firebase console → Authentication → Get started → Email/Password.',
};

const configPath = ({ project }: Cloud) => `/admin/v2/projects/${project}/config`;

async function configOf(cloud: Cloud): Promise<AuthConfig | undefined> {
  return cloud.google.find<AuthConfig>('authManagementOrigin', configPath(cloud));
}

function domainsMissing({ site }: Cloud, { authorizedDomains = [] }: AuthConfig): string[] {
  const host = site ? new URL(site).hostname : undefined;
  return host && !authorizedDomains.includes(host) ? [host] : [];
}
