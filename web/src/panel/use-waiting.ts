import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../lib/api-client';
import { useMay } from '../lib/session';

/** How much waits for a moderator, counted where it is stored; asks nothing where one may not see people. */
export function useWaiting() {
  return useQuery({
    queryKey: ['waiting'],
    queryFn: () => api('GET /api/admin/waiting'),
    enabled: useMay('manage_users'),
    staleTime: 0,
  });
}

/** Loads these lists again, and what waits in them. */
export function useRefetch(lists: 'members' | 'submissions' | 'reports') {
  const queries = useQueryClient();
  return useCallback(async () => {
    const keys = [[lists], ['waiting']];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries, lists]);
}
