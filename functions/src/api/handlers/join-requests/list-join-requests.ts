import type { Contract } from '@nexus/domain/contract/index';
import { ownerOf } from '@nexus/domain/membership/verified-address';
import { listRequests } from '../../../store/membership/list-requests';
import { readQueue } from '../../../store/membership/queue';
import { readRoster } from '../../../store/projections/roster';
import type { Handler } from '../../call';

/** Imported ones come with whom they belong to. */
export const listJoinRequests: Handler<Contract['listJoinRequests']> = async ({ query }) => {
  const [requests, { members }] = await Promise.all([listRequests(query), readRoster()]);
  const holders = members.map(({ entry }) => entry);
  return requests.map((request) => {
    const { memberId, email } = request.data;
    if (memberId !== '') return { ...request, owner: memberId, several: 0 };
    const { owner, several } = ownerOf(email, holders);
    return { ...request, owner: owner?.id ?? '', several: several.length };
  });
};

export const listQueue: Handler<Contract['listQueue']> = async ({ query }) => readQueue(query);
