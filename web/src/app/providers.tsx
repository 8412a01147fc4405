import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '../lib/queries';
import { SessionProvider } from '../lib/session';
import { ConfirmProvider } from '../ui/confirm';
import { ToastProvider } from '../ui/toasts';
import { ErrorBoundary } from './error-boundary';

/** What every screen may rely on. */
export function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient);
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
