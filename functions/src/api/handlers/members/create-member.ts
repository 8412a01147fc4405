import type { Contract } from '@nexus/domain/contract/index';
import { saveProfile } from '../../../store/membership/membership';
import { callingMember, type Handler } from '../../call';

/** Members are made at sign-in, with an id of ours; creating one's own again saves the profile. */
export const createMember: Handler<Contract['createMember']> = async ({ actor, body, author }) =>
  saveProfile({ id: callingMember(actor).id, written: body, author });
