import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { useWords } from '../../lib/words/use-words';
import { ErrorState, Skeletons } from '../../controls/states';
import { CaseHistory } from './case-history';
import { CaseNotes } from './case-notes';
import { CaseProfile } from './case-profile';
import { CaseQuestion } from './case-question';
import { CaseTalks } from './case-talks';

/** Everything about somebody's request: who they are, what was asked, what the team noted, and what happened before. */
export function CaseFile({ id }: { id: string }) {
  const t = useWords('admin', 'cases');
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'case', id],
    queryFn: () => api('GET /api/admin/cases/{id}', { params: { id } }),
    staleTime: 0,
  });
  if (error && !data) return <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons count={3} height={160} />;
  return (
    <div className="case-file">
      <div className="stack">
        {data.member.status === 'pending' && <CaseQuestion opened={data} />}
        <CaseProfile member={data.member} />
        {data.member.isApproved && <CaseTalks opened={data} />}
      </div>
      <div className="stack">
        <CaseNotes id={id} notes={data.notes} />
        <CaseHistory opened={data} />
      </div>
    </div>
  );
}
