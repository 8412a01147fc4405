import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MemberStatus, ModeratedMember } from '@nexus/domain/membership/member';
import { api } from '../../lib/api-client';
import { useWaiting } from '../use-waiting';

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

/** A page of the queue, or the one person of it that is asked for. */
export function usePending(query: { q: string; page: number; member?: string }) {
  return useQuery({
    queryKey: ['members', 'queue', query],
    queryFn: () => api('GET /api/admin/queue', { query }),
    placeholderData: keepPreviousData,
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

/** How many members there are in each status. */
export function useStatusCounts(): Counts | undefined {
  return useWaiting().data?.counts;
}
