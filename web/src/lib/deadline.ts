import { LIMITS } from '@nexus/domain/limits';
import { ApiError } from './api-error';
import { began } from './network';

/** Waits for work of somebody else's, such as Firebase's or a part of our code, no longer than a read may take. @throws ApiError `timedOut` */
export async function withDeadline<T>(name: string, work: Promise<T>): Promise<T> {
  const ended = began();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new ApiError({ message: `${name}: no answer in time`, code: 'timedOut' });
    timer = setTimeout(() => reject(error), LIMITS.readDeadline);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    ended();
  }
}
