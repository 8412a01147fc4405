import { useQuery } from '@tanstack/react-query';
import type { Resource } from '@nexus/domain/resources/resource';
import { isNotFound } from '../../lib/content';
import { useLanguage } from '../../lib/words/use-words';
import { readOne, readPage, type Asked } from './content-api';

/** Under what a page of a list is remembered. */
export const listKey = ({ name }: Resource, asked: Asked = {}) => ['content', name, 'list', asked] as const;

/** A page of the list of a collection, always asked anew when a screen opens; the one before stays until it is here. */
export function useContentList(resource: Resource, asked: Asked = {}) {
  const lang = useLanguage();
  const question = { ...asked, lang };
  return useQuery({
    queryKey: listKey(resource, question),
    queryFn: () => readPage(resource, question),
    placeholderData: (before, query) => (query?.queryKey[1] === resource.name ? before : undefined),
    staleTime: 0,
  });
}

/** The document of a collection that has this slug; null where there is none yet. */
export function useContentBySlug(resource: Resource, slug: string) {
  return useQuery({
    queryKey: ['content', resource.name, 'slug', slug],
    queryFn: async () =>
      readOne(resource, slug).catch((error: unknown) => {
        if (isNotFound(error instanceof Error ? error : null)) return null;
        throw error;
      }),
    staleTime: 0,
  });
}
