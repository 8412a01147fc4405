import { useQuery } from '@tanstack/react-query';
import { readOne } from '../content/content-api';
import { resourceOf } from '../content/screens';

export const EVENT_KEY = (id: string) => ['event-of-applications', id];

/** The event's name and seats, 0 for as many as come, and whether it is cancelled; undefined while it is not known. */
export function useEventOf(id: string): { title: unknown; capacity: number; isCancelled: boolean } | undefined {
  const { data } = useQuery({
    queryKey: EVENT_KEY(id),
    queryFn: () => readOne(resourceOf({ key: 'event' }), id),
    staleTime: 0,
  });
  return (
    data && {
      title: data['title'],
      capacity: Number(data['capacity']),
      isCancelled: data['isCancelled'] === true,
    }
  );
}
