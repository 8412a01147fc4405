import { cutoff } from '@nexus/domain/retention-times';
import { RETENTION } from '@nexus/domain/retention';
import { db } from '../../firebase';
import { forgetInAudit } from '../commit/audit-forgets';
import { runQuery } from '../kernel/documents';

const AT_ONCE = 200;
/** What is written beside the changes of a commit: no audit entry holds any of it, so none is looked for. */
const UNAUDITED = ['audit', 'auditParts', 'mail', 'outbox'];

/** Deletes what has been kept as long as `RETENTION` says, with what the audit trail holds of it. @returns how many */
export async function forgetOld(now = new Date()): Promise<number> {
  let count = 0;
  for (const { ends, collections } of RETENTION) {
    if (!('by' in ends) || ends.by !== 'sweep') continue;
    for (const name of collections) {
      const old = db().collection(name).where(ends.field, '<', cutoff(ends, now).toISOString()).orderBy(ends.field);
      const found = await runQuery(old.limit(AT_ONCE));
      if (!UNAUDITED.includes(name)) await forgetInAudit(found.map(({ id }) => `${name}/${id}`));
      const batch = db().batch();
      for (const { id } of found) batch.delete(db().doc(`${name}/${id}`));
      await batch.commit();
      count += found.length;
    }
  }
  return count;
}
