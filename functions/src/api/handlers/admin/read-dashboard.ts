import type { Contract } from '@nexus/domain/contract/index';
import { can } from '@nexus/domain/permissions';
import { readDashboard as read } from '../../../store/figures/dashboard';
import type { Handler } from '../../call';

export const readDashboard: Handler<Contract['readDashboard']> = async ({ actor }) =>
  read({ seesPeople: can(actor, 'people.read') });
