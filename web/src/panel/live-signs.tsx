import { useQueryClient } from '@tanstack/react-query';
import { Live } from '../live/live';

/** What others decide, and what comes into the inbox, appears without reload: their signs of change are watched. */
export function LiveSigns() {
  return (
    <>
      <Sign path="rosterChanges" of={['members', 'pending']} />
      <Sign path="submissions" newestBy="submittedAt" of={['submissions']} />
    </>
  );
}

function Sign({ of, ...watch }: { path: string; newestBy?: string; of: readonly string[] }) {
  const queries = useQueryClient();
  return <Live {...watch} onChange={() => void queries.invalidateQueries({ queryKey: of })} />;
}
