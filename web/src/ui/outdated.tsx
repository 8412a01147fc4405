import { useQueryClient, type Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useWords } from '../lib/words/use-words';
import { ErrorState } from './states';

/**
 * Stands above the screens that read through the cache: what is shown was read before, and could not be read anew. A
 * query that says so itself, beside what it is about, has `meta: { saysItself: true }`.
 */
export function Outdated() {
  const t = useWords('signedIn');
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const error = useSyncExternalStore(
    (tell) => cache.subscribe(tell),
    () => cache.getAll().find(isOutdated)?.state.error ?? null,
  );
  if (!error) return null;
  return (
    <div className="outdated">
      <ErrorState
        text={t('outdated')}
        error={error}
        onRetry={() => void queries.refetchQueries({ predicate: isOutdated })}
      />
    </div>
  );
}

function isOutdated(query: Query): boolean {
  const { status, data } = query.state;
  return status === 'error' && data !== undefined && query.isActive() && query.meta?.['saysItself'] !== true;
}
