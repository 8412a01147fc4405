import { Progress as ChakraProgress } from '@chakra-ui/react/progress';
import type { ReactNode } from 'react';

/** How much of something is done, of `max`; null while nobody knows. */
export function Progress(props: {
  label: string;
  value: number | null;
  max?: number;
  /** Stands in the bar, which is as tall as it needs. */
  children?: ReactNode;
}) {
  const { label, value, max = 1, children } = props;
  return (
    <ChakraProgress.Root value={value} max={max}>
      <ChakraProgress.Track aria-label={label} data-tall={children === undefined ? undefined : ''}>
        <ChakraProgress.Range>{children}</ChakraProgress.Range>
      </ChakraProgress.Track>
    </ChakraProgress.Root>
  );
}
