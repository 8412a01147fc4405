import type { Contract } from '@nexus/domain/contract/index';
import { servePicture as serve } from '../../../media/keep';
import type { Handler } from '../../call';

export const servePicture: Handler<Contract['servePicture']> = async ({ params }) => serve(params.name);
