import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from '../lib/session';
import { ConfirmProvider } from '../ui/confirm';
import { ToastProvider } from '../ui/toasts';
import { ErrorBoundary } from './error-boundary';

/** What every screen may rely on. */
export function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <ToastProvider>
          <ConfirmProvider>
            <ErrorBoundary>{children}</ErrorBoundary>
          </ConfirmProvider>
        </ToastProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
