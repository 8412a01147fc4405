import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { ForMembers } from '../for-members';
import { ReceivedMessage } from './received-message';

/** Where the link in a message's mail leads: to read it again, answer it, block who wrote it or report it. */
export function MessageScreen() {
  const { id = '' } = useParams();
  return (
    <ForMembers>
      {() => (
        <div className="wrap page stack">
          <Found key={id} id={id} />
        </div>
      )}
    </ForMembers>
  );
}

function Found({ id }: { id: string }) {
  const t = useWords('members', 'message');
  const toDirectory = useWords('members', 'page')('toDirectory');
  const queries = useQueryClient();
  const queryKey = ['message', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api('GET /api/messages/{id}', { params: { id }, signal }),
    staleTime: 0,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageTitle title={t('title')} />
      {data && (
        <ReceivedMessage message={data} onChange={(change) => queries.setQueryData(queryKey, { ...data, ...change })} />
      )}
      {!data && isGone && (
        <EmptyState text={t('gone')}>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.members}>
            {toDirectory}
          </Link>
        </EmptyState>
      )}
      {!data && error && !isGone && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label={t('loading')}>
          <Skeletons count={1} height={320} />
        </div>
      )}
    </>
  );
}
