import type { Attempt } from './attempt';
import type { Change } from './claims';

/** Says how often submissions were changed, and nothing of them: panels that are open count anew when it does. */
const SIGN = 'inbox/meta';

export async function applyToInbox(attempt: Attempt, changes: readonly Change[]): Promise<void> {
  if (!changes.some(({ path }) => path.startsWith('submissions/'))) return;
  const before = await attempt.read<{ changes: number }>(SIGN);
  attempt.write(SIGN, { changes: (before?.changes ?? 0) + 1 });
}
