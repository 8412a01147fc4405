import { ScrollArea as ChakraScrollArea } from '@chakra-ui/react/scroll-area';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LIMITS } from '@nexus/domain/limits';

/**
 * What may be larger than its place. Its bars are seen while it is pointed at or moves, and hide a little later. Given a
 * label, it can be reached and moved with the keyboard; without one, what is in it can.
 */
export function ScrollArea(props: { label?: string; className?: string; children: ReactNode }) {
  const { label, className, children } = props;
  const { isShown, ...events } = useBars();
  const reached = label !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <ChakraScrollArea.Root className={className} data-shown={isShown || undefined} {...events}>
      <ChakraScrollArea.Viewport {...reached}>
        <ChakraScrollArea.Content>{children}</ChakraScrollArea.Content>
      </ChakraScrollArea.Viewport>
      <ChakraScrollArea.Scrollbar orientation="vertical" />
      <ChakraScrollArea.Scrollbar orientation="horizontal" />
    </ChakraScrollArea.Root>
  );
}

/** Ark hides the bars a second after the last movement, the specification after 600 ms. */
function useBars() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPointedAt = useRef(false);
  const show = (): void => {
    clearTimeout(timer.current);
    setShown(true);
    if (!isPointedAt.current) timer.current = setTimeout(() => setShown(false), LIMITS.scrollBarsStay);
  };
  const point = (isIn: boolean) => () => {
    isPointedAt.current = isIn;
    show();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isShown, onPointerEnter: point(true), onPointerLeave: point(false), onScrollCapture: show };
}
