import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from '../lib/session';
import { ConfirmProvider } from '../ui/confirm';
import { ToastProvider } from '../ui/toasts';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/error-boundary';
import { NetworkStrip } from '../ui/network-strip';
import { SignInAgain } from '../ui/sign-in-again/sign-in-again';

/** What every screen may rely on. */
export function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <ToastProvider>
          <ConfirmProvider>
            <NetworkStrip />
            <Guarded>{children}</Guarded>
            <SignInAgain />
          </ConfirmProvider>
        </ToastProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary place={pathname}>{children}</ErrorBoundary>;
}
