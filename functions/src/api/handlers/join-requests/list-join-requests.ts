import type { Contract } from '@nexus/domain/contract/index';
import { ownerOf } from '@nexus/domain/membership/verified-address';
import { db } from '../../../firebase';
import type { RequestRecord } from '../../../store/membership/decisions';
import { runQuery } from '../../../store/kernel/documents';
import { readRoster } from '../../../store/projections/roster';
import type { Handler } from '../../call';

/** Newest first; at most the newest thousand. Imported ones come with whom they belong to. */
export const listJoinRequests: Handler<Contract['listJoinRequests']> = async ({ query }) => {
  const all = db().collection('joinRequests').orderBy('submittedAt', 'desc').limit(1_000);
  const found = (await runQuery(query.status ? all.where('status', '==', query.status) : all)) as unknown;
  const requests = found as RequestRecord[];
  const { members } = await readRoster();
  const holders = members.map(({ entry }) => entry);
  return requests.map((request) => {
    const { memberId, email } = request.data;
    if (memberId !== '') return { ...request, owner: memberId, several: 0 };
    const { owner, several } = ownerOf(email, holders);
    return { ...request, owner: owner?.id ?? '', several: several.length };
  });
};
