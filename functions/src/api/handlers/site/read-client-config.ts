import type { Contract } from '@nexus/domain/contract/index';
import { config } from '../../../config';
import type { Handler } from '../../call';

export const readClientConfig: Handler<Contract['readClientConfig']> = async () => {
  const { WEB_API_KEY, WEB_AUTH_DOMAIN, WEB_APP_ID, APP_CHECK_SITE_KEY } = config();
  const emulators = emulatorAddresses();
  return {
    apiKey: WEB_API_KEY,
    projectId: process.env['GCLOUD_PROJECT'] ?? '',
    ...(WEB_APP_ID && { appId: WEB_APP_ID }),
    ...(APP_CHECK_SITE_KEY && { appCheckSiteKey: APP_CHECK_SITE_KEY }),
    ...(WEB_AUTH_DOMAIN && { authDomain: WEB_AUTH_DOMAIN }),
    ...(emulators && { emulators }),
  };
};

function emulatorAddresses() {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = process.env;
  if (!auth || !firestore) return undefined;
  const [host = '127.0.0.1', port = ''] = firestore.split(':');
  return { auth: `http://${auth}`, firestore: { host, port: Number(port) } };
}
