import { Alert as ChakraAlert } from '@chakra-ui/react/alert';
import { EmptyState as ChakraEmptyState } from '@chakra-ui/react/empty-state';
import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ReactNode } from 'react';
import { sentenceOf } from '../lib/api-error';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Skyline } from '../ui/skyline';

/** Nothing to show: a sentence and the next action. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <ChakraEmptyState.Root>
      <ChakraEmptyState.Content>
        <Skyline view="small" />
        <ChakraEmptyState.Description>{text}</ChakraEmptyState.Description>
        {children}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}

/** Something failed: what, why, and another try. `reason` is said instead of what the error says of itself. */
export function ErrorState(props: { text: string; error?: unknown; reason?: string; onRetry?: () => void }) {
  const { text, error, onRetry } = props;
  const t = useWords();
  const reason = props.reason ?? (error === undefined || error === null ? '' : sentenceOf(error));
  return (
    <ChakraAlert.Root status="error" role="alert">
      <Icon name="warning" />
      <ChakraAlert.Content className="stack">
        <p>{text}</p>
        {reason && reason !== text && <p className="small">{reason}</p>}
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </ChakraAlert.Content>
    </ChakraAlert.Root>
  );
}

/** Blocks in the shape of what is coming, so that nothing jumps. `height` in pixels. */
export function Skeletons({ count, height }: { count: number; height: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Skeleton key={index} blockSize={`${height}px`} aria-hidden="true" />
  ));
}

const STATUS = { bad: 'error', warning: 'warning', good: 'success' } as const;
const ICONS = { bad: 'warning', warning: 'clock', good: 'check' } as const;

export function Alert(props: { tone: keyof typeof STATUS; title: string; children?: ReactNode }) {
  const { tone, title, children } = props;
  return (
    <ChakraAlert.Root status={STATUS[tone]} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} />
      <ChakraAlert.Content>
        <ChakraAlert.Title>{title}</ChakraAlert.Title>
        {children}
      </ChakraAlert.Content>
    </ChakraAlert.Root>
  );
}
