import type { Contract } from '@nexus/domain/contract/index';
import { homeContent } from '../../../store/home';
import type { Handler } from '../../call';

export const readHome: Handler<Contract['readHome']> = async ({ query }) => homeContent(query.lang);
