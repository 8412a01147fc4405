import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { ErrorState, Skeletons } from '../../controls/states';
import { useLanguage } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { readOne } from './content-api';
import { DocumentForm } from './document-form';
import { GoneDocument } from './gone-document';
import { resourceOf } from './screens';
import type { DocumentProps } from './document-props';
import { useSaid } from './use-said';

/** The editor of one document: loads it, or starts a new one. */
export function DocumentEditor(props: DocumentProps) {
  const { screen, id } = props;
  const resource = resourceOf(screen);
  const said = useSaid(screen.key);
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['content', resource.name, id],
    queryFn: () => readOne(resource, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const isMissing = error instanceof ApiError && error.status === 404;
  const isFirst = isMissing && resource.kind === 'singleton';
  if (id !== undefined && !data && !isFirst) {
    return (
      <>
        {props.isPage && <PageTitle title={resource.label.one[language]} />}
        {isMissing && <GoneDocument />}
        {error && !isMissing && (
          <ErrorState text={said.loadFailed} reason={said.whyNotRead(error)} onRetry={() => void refetch()} />
        )}
        {!error && <Skeletons count={4} height={120} />}
      </>
    );
  }
  const reload = () => void refetch().then(() => setRound((old) => old + 1));
  return <DocumentForm key={`${id} ${round}`} {...props} found={data} reload={reload} />;
}
