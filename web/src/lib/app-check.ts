import { clientConfig } from './client-config';

/**
 * What a public form sends beside its body: nothing, or where the project uses App Check the token that shows that our
 * own page sent it. Firebase is loaded only then, and only when a form is sent.
 */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  const config = await clientConfig();
  if (!config.appCheckSiteKey) return {};
  const [{ initializeApp }, { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }] = await Promise.all([
    import('firebase/app'),
    import('firebase/app-check'),
  ]);
  // The same app as the one of signed-in areas: made of the same answer, it is made once.
  const provider = new ReCaptchaEnterpriseProvider(config.appCheckSiteKey);
  const appCheck = initializeAppCheck(initializeApp(config), { provider });
  return { 'x-firebase-appcheck': (await getToken(appCheck)).token };
}
