import { QueryClient } from '@tanstack/react-query';
import { LIMITS } from '@nexus/domain/limits';

/**
 * The specified cache policy: fresh 10 minutes, kept 30. Repeating is the affair of `lib/request`; a lost connection is
 * an error that is shown, not a reason to wait, and what failed is asked for again when it is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: LIMITS.cacheFresh,
        gcTime: LIMITS.cacheKept,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
