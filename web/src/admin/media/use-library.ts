import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { PICTURE_FILTERS } from '@nexus/domain/contract/media';
import { api } from '../../lib/api-client';

export type PictureFilter = (typeof PICTURE_FILTERS)[number];

/** The pictures of the site, page by page; always asked anew when a screen opens. */
export function useLibrary(given: { filter: PictureFilter; q: string }) {
  const q = useDeferredValue(given.q);
  return useInfiniteQuery({
    queryKey: ['library', given.filter, q],
    queryFn: ({ pageParam: before, signal }) =>
      api('GET /api/admin/media', { query: { filter: given.filter, q, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pictures, hasMore }) => (hasMore ? pictures.at(-1)?.createdAt : undefined),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}
