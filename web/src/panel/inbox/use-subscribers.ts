import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LIMITS } from '@nexus/domain/limits';
import { api } from '../../lib/api-client';

/** Who asked for the newsletter and has an address that begins so; more of them on demand. */
export function useSubscribers(begins: string) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['subscribers', begins],
    queryFn: ({ pageParam }) => readPage(begins, pageParam),
    initialPageParam: '',
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { saysItself: true },
  });
  return { ...rest, subscribers: data?.pages.flat() };
}

/** All of them, page after page. */
export async function readSubscribers(begins: string) {
  const all: Awaited<ReturnType<typeof readPage>> = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: typeof all = await readPage(begins, after);
    all.push(...page);
    after = nextOf(page);
  }
  return all;
}

function readPage(begins: string, after: string) {
  return api('GET /api/admin/newsletter', { query: { ...(begins && { begins }), ...(after && { after }) } });
}

function nextOf(page: readonly { email: string }[]): string | undefined {
  return page.length === LIMITS.panelPage ? page.at(-1)?.email : undefined;
}
