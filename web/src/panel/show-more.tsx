import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../controls/states';
import { Button } from '../ui/button';

type Pages = Pick<
  UseInfiniteQueryResult,
  'error' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

/** The way to the next page of a list, or why it did not come. */
export function ShowMore({ of: pages, more, failed }: { of: Pages; more: string; failed: string }) {
  const next = () => void pages.fetchNextPage();
  if (pages.isFetchNextPageError) return <ErrorState text={failed} error={pages.error} onRetry={next} />;
  if (!pages.hasNextPage) return null;
  return (
    <div>
      <Button isBusy={pages.isFetchingNextPage} onClick={next}>
        {more}
      </Button>
    </div>
  );
}
