import { Live } from '../live/live';
import { useRefetch } from './use-waiting';

/** What others decide, and what comes into the inbox, appears without reload: their signs of change are watched. */
export function LiveSigns() {
  return (
    <>
      <Sign path="rosterChanges" of="members" />
      <Sign path="submissions" newestBy="submittedAt" of="submissions" />
    </>
  );
}

function Sign({ of, ...watch }: { path: string; newestBy?: string; of: 'members' | 'submissions' }) {
  const refetch = useRefetch(of);
  // The first sign too: something may have come between a screen's reading and the beginning of the watch.
  return <Live {...watch} onChange={() => void refetch()} />;
}
