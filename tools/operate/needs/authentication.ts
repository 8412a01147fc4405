import type { Cloud, Need } from './need';

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
