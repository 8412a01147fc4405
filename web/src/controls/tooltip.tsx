import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement } from 'react';
import { LIMITS } from '@nexus/domain/limits';

/** Says more about what is pointed at for a while, or has the focus. What only it says is nothing that one must know. */
export function Tooltip({ words, children }: { words: string; children: ReactElement }) {
  if (words === '') return children;
  return (
    <ChakraTooltip.Root openDelay={LIMITS.tooltipDelay} closeDelay={0}>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{words}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
