import { NexusError, type ErrorCode } from '@nexus/domain/errors';
import type { Actor } from '@nexus/domain/permissions';

/** Somebody of the staff whose account opens nothing any more: who they are is known, so that it can be written down. */
export class StaffRefused extends NexusError {
  constructor(
    code: ErrorCode,
    readonly actor: Extract<Actor, { kind: 'staff' }>,
  ) {
    super(code);
  }
}
