import { useInfiniteQuery } from '@tanstack/react-query';
import type { Submission } from '@nexus/domain/contract/inbox';
import { submissionCursor } from '@nexus/domain/forms/inbox';
import { LIMITS } from '@nexus/domain/limits';
import { api } from '../../lib/api-client';

type Status = Submission['status'] | 'all';

/** The submissions in that status, the newest first; more of them on demand. */
export function useInbox(status: Status) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['submissions', status],
    queryFn: ({ pageParam }) => readPage(status, pageParam),
    initialPageParam: '',
    getNextPageParam: nextOf,
    staleTime: 0,
    meta: { saysItself: true },
  });
  return { ...rest, submissions: data?.pages.flat() };
}

/** All of them, page after page. */
export async function readInbox(status: Status): Promise<Submission[]> {
  const all: Submission[] = [];
  for (let before: string | undefined = ''; before !== undefined;) {
    const page = await readPage(status, before);
    all.push(...page);
    before = nextOf(page);
  }
  return all;
}

function readPage(status: Status, before: string): Promise<Submission[]> {
  return api('GET /api/submissions', { query: { ...(status !== 'all' && { status }), ...(before && { before }) } });
}

function nextOf(page: readonly Submission[]): string | undefined {
  const last = page.at(-1);
  return last && page.length === LIMITS.panelPage ? submissionCursor(last) : undefined;
}
