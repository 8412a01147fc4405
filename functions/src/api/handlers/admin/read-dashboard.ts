import type { Contract } from '@nexus/domain/contract/index';
import { can } from '@nexus/domain/permissions';
import { readDashboard as read } from '../../../store/figures/dashboard';
import { countUndelivered } from '../../../store/inbox/undelivered';
import type { Handler } from '../../call';

export const readDashboard: Handler<Contract['readDashboard']> = async ({ actor }) => {
  const seesPeople = can(actor, 'people.read');
  return read({ seesPeople, undelivered: seesPeople ? await countUndelivered() : 0 });
};
