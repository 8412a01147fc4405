import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { ErrorState, Skeletons } from '../../controls/states';
import { readOne } from './content-api';
import { DocumentForm } from './document-form';
import { resourceOf } from './screens';
import type { DocumentProps } from './document-props';
import { useSaid } from './use-said';

/** The editor of one document: loads it, or starts a new one. */
export function DocumentEditor(props: DocumentProps) {
  const { screen, id } = props;
  const resource = resourceOf(screen);
  const said = useSaid(screen.key);
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['content', resource.name, id],
    queryFn: () => readOne(resource, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const isFirst = error instanceof ApiError && error.status === 404 && resource.kind === 'singleton';
  if (id !== undefined && !data && !isFirst) {
    return error ? (
      <ErrorState text={said.loadFailed} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeletons count={4} height={120} />
    );
  }
  const reload = () => void refetch().then(() => setRound((old) => old + 1));
  return <DocumentForm key={`${id} ${round}`} {...props} found={data} reload={reload} />;
}
