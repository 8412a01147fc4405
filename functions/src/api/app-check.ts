import { getAppCheck } from 'firebase-admin/app-check';
import { NexusError } from '@nexus/domain/errors';
import { config } from '../config';
import '../firebase';

export const APP_CHECK_HEADER = 'x-firebase-appcheck';

/**
 * Makes sure that a public form was sent by our own pages in a real browser, where the project asks for that with
 * `APP_CHECK_SITE_KEY`. @throws NexusError `notOurApp`
 */
export async function requireAppCheck(request: Request): Promise<void> {
  if (!config().APP_CHECK_SITE_KEY) return;
  const token = request.headers.get(APP_CHECK_HEADER);
  const isGenuine =
    token !== null &&
    (await getAppCheck()
      .verifyToken(token)
      .then(
        () => true,
        () => false,
      ));
  if (!isGenuine) throw new NexusError('notOurApp');
}
