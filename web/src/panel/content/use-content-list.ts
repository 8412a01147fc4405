import { useQuery } from '@tanstack/react-query';
import type { Resource } from '@nexus/domain/resources/resource';
import { readAll } from './content-api';

/** Every stored document of a collection, always asked anew when a screen opens. */
export function useContentList(resource: Resource) {
  return useQuery({ queryKey: ['content', resource.name], queryFn: () => readAll(resource), staleTime: 0 });
}
