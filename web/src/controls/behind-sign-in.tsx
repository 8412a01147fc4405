import type { ReactNode } from 'react';
import { WithChakra } from './chakra';
import { Tips } from './tips';

/** What every screen behind sign-in has around it. */
export function BehindSignIn({ children }: { children: ReactNode }) {
  return (
    <WithChakra>
      {children}
      <Tips />
    </WithChakra>
  );
}
