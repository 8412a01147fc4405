import type { ReactNode } from 'react';
import { sentenceOf } from '../lib/api-error';
import { useWords } from '../lib/words/use-words';
import { recipeClass } from '../theme/recipe-class';
import { Button } from './button';
import { Icon } from './icon';
import { Skyline } from './skyline';

/** Nothing to show: a sentence and the next action. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={recipeClass('emptyState')}>
      <Skyline view="small" />
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Something failed: what, why, and another try. */
export function ErrorState({ text, error, onRetry }: { text: string; error?: unknown; onRetry?: () => void }) {
  const t = useWords();
  const reason = error === undefined || error === null ? '' : sentenceOf(error);
  return (
    <div className={recipeClass('alert', { tone: 'bad' })} role="alert">
      <Icon name="warning" />
      <div className="stack">
        <p>{text}</p>
        {reason && reason !== text && <p className="small">{reason}</p>}
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A whole page that waits, announced to everybody. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="wrap page" role="status">
      <p className="row muted">
        <span className="spin" aria-hidden="true" />
        {text}
      </p>
    </div>
  );
}

/** Blocks in the shape of what is coming, so that nothing jumps. `height` in pixels. */
export function Skeletons({ count, height }: { count: number; height: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={recipeClass('skeleton')} style={{ '--height': height }} aria-hidden="true" />
  ));
}

export function Alert({
  tone,
  title,
  children,
}: {
  tone: 'bad' | 'warning' | 'good';
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className={recipeClass('alert', { tone })} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={tone === 'good' ? 'check' : tone === 'bad' ? 'warning' : 'clock'} />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}
