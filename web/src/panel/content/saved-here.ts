import type { ContentScreen } from './screens';

/** Tells public pages that are open in other tabs. */
export function tell({ broadcasts = [] }: ContentScreen): void {
  for (const channel of broadcasts) new BroadcastChannel(channel).postMessage('changed');
}

/** Versions that this tab saved: of those it is told when they are live. */
export const savedHere = new Map<string, number>();
