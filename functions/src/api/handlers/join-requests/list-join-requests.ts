import type { Contract } from '@nexus/domain/contract/index';
import { db } from '../../../firebase';
import { runQuery } from '../../../store/documents';
import type { RequestRecord } from '../../../store/membership';
import type { Handler } from '../../call';

/** Newest first; at most the newest thousand. */
export const listJoinRequests: Handler<Contract['listJoinRequests']> = async ({ query }) => {
  const all = db().collection('joinRequests').orderBy('submittedAt', 'desc').limit(1_000);
  const found = await runQuery(query.status ? all.where('status', '==', query.status) : all);
  return found as unknown as RequestRecord[];
};
