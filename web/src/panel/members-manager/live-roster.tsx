import { useRef } from 'react';
import { Live } from '../../live/live';
import { useRefetchMembers } from './use-members';

/** Another moderator's decision appears without reload: the newest change of the roster is watched. */
export function LiveRoster() {
  const refetch = useRefetchMembers();
  const isFirst = useRef(true);
  return (
    <Live
      path="rosterChanges"
      onChange={() => {
        if (!isFirst.current) void refetch();
        isFirst.current = false;
      }}
    />
  );
}
