import { Box } from '@chakra-ui/react/box';
import { Toast } from '@chakra-ui/react/toast';
import { useRef, type PointerEvent } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/** A short message; swiping it aside closes it, and what it offers is done once: it closes as that begins. */
export function ToastCard(props: {
  title: string;
  text: string | undefined;
  isBad: boolean;
  action: { label: string; onClick: () => void } | undefined;
  onDone: () => void;
}) {
  const t = useWords();
  const pressedAt = useRef<number>(undefined);
  const { action, onDone } = props;
  const act = () => {
    onDone();
    action?.onClick();
  };
  const released = (event: PointerEvent) => {
    const moved = pressedAt.current === undefined ? 0 : Math.abs(event.clientX - pressedAt.current);
    pressedAt.current = undefined;
    if (moved >= LIMITS.toastSwipe) onDone();
  };
  return (
    <Toast.Root
      onPointerDown={(event) => (pressedAt.current = event.clientX)}
      onPointerUp={released}
      // Chakra would give the focus back to where it was before, from whatever is pressed next.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon name={props.isBad ? 'warning' : 'check'} />
      <Box flex="1">
        <Toast.Title>{props.title}</Toast.Title>
        {props.text && <Toast.Description>{props.text}</Toast.Description>}
      </Box>
      {action && (
        <Button size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button variant="ghost" size="small" iconOnly aria-label={t('close')} onClick={onDone}>
        <Icon name="close" small />
      </Button>
    </Toast.Root>
  );
}
