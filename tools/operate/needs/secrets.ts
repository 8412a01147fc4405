import { randomBytes } from 'node:crypto';
import { GoogleError } from '../google';
import type { Cloud, Need } from './need';

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
