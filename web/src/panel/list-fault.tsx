import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../controls/states';
import { useWords } from '../lib/words/use-words';

type Pages = Pick<UseInfiniteQueryResult, 'data' | 'error' | 'refetch' | 'isFetchNextPageError'>;

/** Why a list, or what is new in it, did not come. What failed of its next page is said by `ShowMore`. */
export function ListFault({
  of: { data, error, refetch, isFetchNextPageError },
  failed,
}: {
  of: Pages;
  failed: string;
}) {
  const t = useWords('signedIn');
  if (!error || isFetchNextPageError) return null;
  return <ErrorState text={data ? t('outdated') : failed} error={error} onRetry={() => void refetch()} />;
}
