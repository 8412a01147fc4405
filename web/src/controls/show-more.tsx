import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { ErrorState } from './states';
import { Button } from '../ui/button';

type Pages = Pick<
  UseInfiniteQueryResult<{ pages: unknown[] }>,
  'data' | 'error' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;
/** How often the next page is asked for where the list was read again meanwhile. */
const TRIES = 3;

/** The way to the next page of a list, or why it did not come. */
export function ShowMore({ of: pages, more, failed }: { of: Pages; more: string; failed: string }) {
  const next = () => void readNext(pages);
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

/** A list that is read again because something came to it drops the page that was under way. */
async function readNext({ data, fetchNextPage }: Pages): Promise<void> {
  const shown = data?.pages.length ?? 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const now = await fetchNextPage({ cancelRefetch: false });
    if (now.isError || !now.hasNextPage || (now.data?.pages.length ?? 0) > shown) return;
  }
}
