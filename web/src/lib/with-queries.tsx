import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './queries';

/** One for the page: what a screen has read is there when a later one asks. */
const queries = createQueryClient();

/** Gives signed-in screens the cache for what only they read. Public pages never load it. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
