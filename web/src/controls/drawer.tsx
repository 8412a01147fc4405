import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';

/** What comes in from the side where the language begins; Escape and a touch beside it close it. */
export function Drawer(props: { isOpen: boolean; onClose: () => void; label: string; children: ReactNode }) {
  return (
    <ChakraDrawer.Root open={props.isOpen} onOpenChange={({ open }) => !open && props.onClose()}>
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content aria-label={props.label}>{props.children}</ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}
