import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Live } from '../live/live';

/** What others decide, and what comes into the inbox, appears without reload: their signs of change are watched. */
export function LiveSigns() {
  const isQuiet = useQuiet();
  if (!isQuiet) return null;
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

/** Firestore is large: it waits until the screen that was opened is there. */
function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const wait = 'requestIdleCallback' in globalThis ? requestIdleCallback : (then: () => void) => setTimeout(then);
    wait(() => setQuiet(true));
  }, []);
  return isQuiet;
}
