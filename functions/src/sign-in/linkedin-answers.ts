import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { log } from '../log';
import { fetchBounded, TooLarge } from './fetch-bounded';

/** What LinkedIn answers in JSON. @throws NexusError `linkedinUnavailable`, `linkedinRefused` */
export async function askLinkedin(address: string, init: RequestInit): Promise<unknown> {
  const response = await answerOf(address, init);
  if (response.status >= 500 || response.status === 429) throw unavailable(`status ${response.status}`);
  if (!response.ok) throw refused(`status ${response.status}`);
  return response.json().catch(() => {
    throw refused('not JSON');
  });
}

/** LinkedIn's answer, whole. What it says fits into a few kilobytes. */
export function answerOf(address: string, init: RequestInit): Promise<Response> {
  return fetchBounded(address, init, LIMITS.linkedinBytes).catch((error: unknown) => {
    throw error instanceof TooLarge ? refused('size') : unavailable(new URL(address).pathname);
  });
}

/** The error for what LinkedIn says that does not hold; `reason` is for our log alone. */
export function refused(reason: string): NexusError {
  log('WARNING', 'linkedin sign-in refused', { reason });
  return new NexusError('linkedinRefused');
}

/** The error for LinkedIn being slow or down; `reason` is for our log alone. */
export function unavailable(reason: string): NexusError {
  log('WARNING', 'linkedin unavailable', { reason });
  return new NexusError('linkedinUnavailable');
}
