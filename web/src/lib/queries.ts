import { QueryClient } from '@tanstack/react-query';
import { LIMITS } from '@nexus/domain/limits';
import { ApiError } from './api-error';

/** The specified cache policy: fresh 10 minutes, kept 30, two retries with a doubling pause, none for writes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: LIMITS.cacheFresh,
        gcTime: LIMITS.cacheKept,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < LIMITS.readRetries && mayPass(error),
        retryDelay: (failures) => Math.min(LIMITS.retryPause * 2 ** failures, LIMITS.retryPauseMax),
      },
      mutations: { retry: false },
    },
  });
}

/** Asking again helps against a lost connection or a busy server, not against a refusal. */
function mayPass(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
