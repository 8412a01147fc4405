import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { config } from '../config';
import { log } from '../log';
import { fetchBounded, TooLarge } from './fetch-bounded';

/** Whether it lies where LinkedIn keeps its pictures. */
export function isLinkedinPicture(address: string): boolean {
  return new URL(address).origin === new URL(config().LINKEDIN_PICTURE_ORIGIN).origin;
}

/**
 * Fetches the picture that LinkedIn named at a sign-in, from LinkedIn's own place alone and without following it
 * elsewhere; nothing above 8 MiB is read. @throws NexusError `linkedinPicture` when there is none any more
 */
export async function fetchPicture(address: string): Promise<Uint8Array> {
  const gone = (reason: string) => {
    log('WARNING', 'linkedin picture not copied', { reason });
    return new NexusError('linkedinPicture');
  };
  if (!isLinkedinPicture(address)) throw gone('origin');
  const response = await fetchBounded(address, {}, LIMITS.imageBytes).catch((error: unknown) => {
    throw gone(error instanceof TooLarge ? 'size' : 'unreachable');
  });
  if (!response.ok) throw gone(`status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
