import { z } from 'zod';
import { LIMITS } from '../limits';
import { personName } from '../membership/person-name';
import { webAddress } from '../web-address';

const short = z.string().trim().max(LIMITS.textShort, 'tooLong');
const long = z.string().trim().max(LIMITS.textLong, 'tooLong');

/** The join form with its specified messages. */
export const joinForm = z.strictObject({
  name: personName.min(2, 'nameMin'),
  email: z.email('email').max(LIMITS.textShort, 'tooLong'),
  phone: short.min(10, 'phoneMin'),
  organization: short.default(''),
  experience: long.min(10, 'experienceMin'),
  motivation: long.min(10, 'motivationMin'),
  linkedinUrl: webAddress.default(''),
  availability: short.default(''),
  skills: short.default(''),
});
export type JoinForm = z.infer<typeof joinForm>;
