import { Portal } from '@chakra-ui/react/portal';
import { Tooltip } from '@chakra-ui/react/tooltip';

/** The accessible name of a button or link, drawn beside it. */
export function Tip({ of }: { of: Element }) {
  return (
    <Tooltip.Root open closeOnEscape={false} positioning={{ getAnchorRect: () => of.getBoundingClientRect() }}>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{of.getAttribute('aria-label')}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
