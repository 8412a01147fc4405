import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { PICTURE_FILTERS } from '@nexus/domain/contract/media';
import { api } from '../../lib/api-client';
import { useToast } from '../../lib/toasts';

export type PictureFilter = (typeof PICTURE_FILTERS)[number];

/** The pictures of the site, page by page; always asked anew when a screen opens. */
export function useLibrary(given: { filter: PictureFilter; q: string }) {
  const q = useDeferredValue(given.q);
  return useInfiniteQuery({
    queryKey: ['library', given.filter, q],
    queryFn: ({ pageParam: before, signal }) =>
      api('GET /api/admin/media', { query: { filter: given.filter, q, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
    staleTime: 0,
    meta: { saysItself: true },
  });
}

/** Carries out a change of the library, says when it failed, and asks for the pictures anew either way. */
export function useLibraryChange() {
  const queries = useQueryClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const change = async (work: () => Promise<void>, failed: string) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: failed, error });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ['library'] });
  };
  return { isBusy, change };
}
