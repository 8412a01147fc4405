import { useEffect, useMemo } from 'react';
import { Live } from '../live/live';
import { seldom } from './seldom';
import { useRefetch } from './use-waiting';

/** A crowd that saves at once makes a list be read again no oftener than this, in milliseconds. */
const PAUSE = 3_000;

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
  const sign = useMemo(() => seldom(PAUSE, () => void refetch()), [refetch]);
  useEffect(() => sign.stop, [sign]);
  // The first sign too: something may have come between a screen's reading and the beginning of the watch.
  return <Live {...watch} onChange={sign.ask} />;
}
