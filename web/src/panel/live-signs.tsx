import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Live } from '../live/live';

/** What others decide, and what comes into the inbox, appears without reload: their signs of change are watched. */
export function LiveSigns() {
  return (
    <>
      <Sign path="rosterChanges" of="members" />
      <Sign path="submissions" newestBy="submittedAt" of="submissions" />
    </>
  );
}

function Sign({ of, ...watch }: { path: string; newestBy?: string; of: string }) {
  const queries = useQueryClient();
  // What stands there as the watch begins, the screens have just read.
  const isFirst = useRef(true);
  return (
    <Live
      {...watch}
      onChange={() => {
        if (!isFirst.current) void queries.invalidateQueries({ queryKey: [of] });
        isFirst.current = false;
      }}
    />
  );
}
