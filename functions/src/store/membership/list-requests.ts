import { LIMITS } from '@nexus/domain/limits';
import type { JoinRequest } from '@nexus/domain/membership/join-request';
import { FieldPath } from 'firebase-admin/firestore';
import { db } from '../../firebase';
import { runQuery } from '../kernel/documents';
import type { RequestRecord } from './open-requests';

/** Requests, the newest first, a page of them; `before`: behind this one. */
export async function listRequests(given: {
  status?: JoinRequest['status'] | undefined;
  before?: string | undefined;
}): Promise<RequestRecord[]> {
  const all = db()
    .collection('joinRequests')
    .orderBy('submittedAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(LIMITS.panelPage);
  const own = given.status ? all.where('status', '==', given.status) : all;
  return (await runQuery(
    given.before ? own.startAfter(...given.before.split('/')) : own,
  )) as unknown as RequestRecord[];
}
