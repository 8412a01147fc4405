import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ErrorState, Skeletons } from '../../controls/states';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { Guarded } from '../guarded';
import { IssueEditor } from './issue-editor';
import { SentIssue } from './sent-issue';

/** How often a screen asks how far an issue came, in milliseconds. */
const LOOK_AGAIN = 2_000;

/** One issue of the newsletter: written while it is a draft, then as it was sent. */
export function IssueScreen() {
  const t = useWords('issues');
  return (
    <Guarded needs="read" title={t('one')}>
      <OneIssue />
    </Guarded>
  );
}

function OneIssue() {
  const t = useWords('issues');
  const { id = '' } = useParams();
  const mayWrite = useMay('manage_content');
  const { data, error, refetch } = useQuery({
    queryKey: ['issue', id],
    queryFn: () => api('GET /api/admin/issues/{id}', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? LOOK_AGAIN : false),
    staleTime: 0,
    meta: { saysItself: true },
  });
  return (
    <div className="stack screen">
      <Link className="link" to="/admin/issues">
        {t('all')}
      </Link>
      <PageTitle title={t('one')} />
      {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons count={3} height={120} />}
      {data?.state === 'draft' && mayWrite && <IssueEditor key={id} issue={data} />}
      {data && (data.state !== 'draft' || !mayWrite) && <SentIssue issue={data} />}
    </div>
  );
}
