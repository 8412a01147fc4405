import type { Contract } from '@nexus/domain/contract/index';
import { expireSite } from '../../../store/projections/published-manifest';
import { homeContent } from '../../../store/projections/home';
import type { Handler } from '../../call';

export const readHome: Handler<Contract['readHome']> = async ({ query, actor }) => {
  if (query.fresh !== undefined && actor.kind === 'staff') expireSite();
  return homeContent(query.lang);
};
