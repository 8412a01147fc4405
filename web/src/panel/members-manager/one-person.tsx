import { ApiError } from '../../lib/api-error';
import { useWords } from '../../lib/words/use-words';
import { Moving } from '../../controls/moving';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { CaseFile } from './case-file';
import { DecidedCard } from './decided-tab';
import { PendingTab } from './pending-tab';
import { useDecide } from './use-decide';
import { useOnePerson } from './use-one-person';
import { gridClass } from '../../ui/grid';

/** That person alone, with what a moderator can do about them; and a way to all the others. */
export function OnePerson({ id, onAll }: { id: string; onAll: () => void }) {
  const t = useWords('admin');
  const { data, error, refetch } = useOnePerson(id);
  const { decide, busyId } = useDecide();
  const all = <Button onClick={onAll}>{t('members.showAll')}</Button>;
  if (error instanceof ApiError && error.code === 'notFound')
    return <EmptyState text={t('members.gone')}>{all}</EmptyState>;
  if (error && !data) return <ErrorState text={t('members.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons count={1} height={180} />;
  const decideNow = () => void decide({ member: data }, data.status === 'approved' ? 'rejected' : 'approved');
  return (
    <>
      <div>{all}</div>
      {data.status === 'pending' ? (
        <PendingTab q="" page={1} only={id} />
      ) : (
        <ul className={gridClass('three')}>
          <Moving>
            <DecidedCard key={id} member={data} isBusy={busyId === id} onDecide={decideNow} />
          </Moving>
        </ul>
      )}
      <CaseFile key={id} id={id} />
    </>
  );
}
