import type { Contract } from '@nexus/domain/contract/index';
import { servePicture as serve } from '../../../media/serve-picture';
import type { Handler } from '../../call';

export const servePicture: Handler<Contract['servePicture']> = async ({ params }) => serve(params.name);
