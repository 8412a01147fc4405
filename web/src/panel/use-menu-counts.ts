import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api-client';
import { useMay } from '../lib/session';

/** Counted where they are stored, and anew with whatever the live signs say; absent where one may not see people. */
export type MenuCounts = Partial<Record<'waiting' | 'new', number>>;

export function useMenuCounts(): MenuCounts {
  const enabled = useMay('manage_users');
  const waiting = useQuery({
    queryKey: ['members', 'pending', ''],
    queryFn: () => api('GET /api/members', { query: { status: 'pending' } }),
    enabled,
  }).data;
  const submissions = useQuery({
    queryKey: ['submissions', 'new'],
    queryFn: () => api('GET /api/submissions', { query: { status: 'new' } }),
    enabled,
  }).data;
  return {
    ...(waiting && 'counts' in waiting && { waiting: waiting.counts.pending }),
    ...(submissions && { new: submissions.length }),
  };
}
