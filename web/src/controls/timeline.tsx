import { Timeline as ChakraTimeline } from '@chakra-ui/react/timeline';
import type { ReactNode } from 'react';

/** What happened, the newest first, along a line. */
export function Timeline({ children }: { children: ReactNode }) {
  return (
    <ChakraTimeline.Root asChild>
      <ol>{children}</ol>
    </ChakraTimeline.Root>
  );
}

/** One thing that happened; `isCurrent`: what it brought about still stands. */
export function TimelineItem({ isCurrent = false, children }: { isCurrent?: boolean; children: ReactNode }) {
  return (
    <ChakraTimeline.Item asChild>
      <li>
        <ChakraTimeline.Connector aria-hidden="true">
          <ChakraTimeline.Separator />
          <ChakraTimeline.Indicator data-current={isCurrent || undefined} />
        </ChakraTimeline.Connector>
        <ChakraTimeline.Content>{children}</ChakraTimeline.Content>
      </li>
    </ChakraTimeline.Item>
  );
}
