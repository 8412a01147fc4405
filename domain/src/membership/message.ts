import { z } from 'zod';
import { LIMITS, MESSAGE_LIMITS } from '../limits';
import { addressInUse, type Addresses } from './verified-address';

/** What one member writes to another. `showsAddress`: their own verified address stands in the mail, for answers. */
export const memberMessage = z.strictObject({
  text: z.string().trim().min(1, 'required').max(MESSAGE_LIMITS.characters, 'tooLong'),
  showsAddress: z.boolean().default(false),
});
export type MemberMessage = z.output<typeof memberMessage>;

/** What is wrong with a message, in the words of who got it; may be empty. */
export const messageReport = z.strictObject({
  note: z.string().trim().max(LIMITS.reasonCharacters, 'tooLong').default(''),
});

export const REPORT_STATES = ['open', 'closed'] as const;

/** Whether members may write to this one: there is an address to write to, and they did not turn it off. */
export function takesMessages(account: Addresses & { mailsOff?: readonly string[] | undefined }): boolean {
  return addressInUse(account) !== '' && !account.mailsOff?.includes('memberMessage');
}
