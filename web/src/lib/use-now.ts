import { useEffect, useState } from 'react';

/**
 * The time, once a minute. On the server and in the first render, so that both draw the same, it is `drawnAt`: when the
 * server had what is drawn (ms since 1970; a query's `dataUpdatedAt`).
 */
export function useNow(drawnAt: number): number {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now ?? drawnAt;
}
