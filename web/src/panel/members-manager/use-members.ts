import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MemberStatus, ModeratedMember } from '@nexus/domain/membership/member';
import { moderationQueue, unclear } from '@nexus/domain/membership/queue';
import { api } from '../../lib/api-client';

type Counts = Record<MemberStatus, number>;

export interface ModerationPage {
  items: ModeratedMember[];
  total: number;
  page: number;
  pageCount: number;
  counts: Counts;
}

async function fetchMembers(query: { status: MemberStatus; q?: string; page?: number }): Promise<ModerationPage> {
  return (await api('GET /api/members', { query })) as ModerationPage;
}

/** Pending members with their requests, as the Pending tab shows them; all of them, because it is not paginated. */
export function usePending() {
  return useQuery({
    queryKey: ['members', 'queue'],
    queryFn: async () => {
      const [requests, members] = await Promise.all([
        api('GET /api/join-requests', { query: { status: 'new' } }),
        fetchMembers({ status: 'pending' }),
      ]);
      const entries = moderationQueue(requests, members.items);
      return { entries, unclear: unclear(requests), counts: members.counts };
    },
    staleTime: 0,
  });
}

export function useDecided(query: { status: 'approved' | 'rejected'; q: string; page: number }) {
  return useQuery({
    queryKey: ['members', query.status, query.q, query.page],
    queryFn: () => fetchMembers(query),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How many members there are in each status, from whichever list was loaded last. */
export function useStatusCounts(): Counts | undefined {
  return usePending().data?.counts;
}
