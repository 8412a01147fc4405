import { api } from './api-client';

/**
 * What a public form sends beside its body: nothing, or where the project uses App Check the token that shows that our
 * own page sent it. Firebase is loaded only then, and only when a form is sent.
 */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  const { appCheckSiteKey, ...options } = await api('GET /api/client-config');
  if (!appCheckSiteKey) return {};
  const [{ initializeApp, getApps }, { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }] = await Promise.all(
    [import('firebase/app'), import('firebase/app-check')],
  );
  const app = getApps()[0] ?? initializeApp(options);
  const appCheck = initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey) });
  return { 'x-firebase-appcheck': (await getToken(appCheck)).token };
}
