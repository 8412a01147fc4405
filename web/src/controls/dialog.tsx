import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';

const SIZES = { wide: 'lg', preview: 'full' } as const;

/**
 * A modal dialog: it holds the focus, closes on Escape and a touch beside it, and gives the focus back.
 * `labelledBy` is the id of its title; what carries `data-autofocus` has the focus first.
 */
export function Dialog(props: {
  isOpen: boolean;
  onClose: () => void;
  labelledBy: string;
  size?: keyof typeof SIZES;
  isAlert?: boolean;
  children: ReactNode;
}) {
  return (
    <ChakraDialog.Root
      open={props.isOpen}
      onOpenChange={({ open }) => !open && props.onClose()}
      role={props.isAlert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside
      // What takes the focus by itself, such as a further dialog, is no touch beside it.
      onFocusOutside={(event) => event.preventDefault()}
      {...(props.size && { size: SIZES[props.size] })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          {/* React lets events of a portal rise to where it was written: a form in it is not the one that opened it. */}
          <ChakraDialog.Content aria-labelledby={props.labelledBy} onSubmit={(event) => event.stopPropagation()}>
            {props.children}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
