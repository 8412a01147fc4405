import { z } from 'zod';
import { LIMITS } from '../limits';
import { personName } from '../membership/person-name';
import { webAddress } from '../web-address';
import { APPLICATION_TYPES } from './application-types';

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

/**
 * What a public form sends beside its fields. `website` is a trap that people never see; `elapsed` says how many
 * milliseconds it was open.
 */
export const formGuard = { website: z.string().max(200).default(''), elapsed: z.number().min(0).default(0) };

/** A submission as clients send it: the specified ones add an id and a status, which the server decides. */
export const submissionInput = z.strictObject({
  type: z.enum(APPLICATION_TYPES),
  data: joinForm,
  id: z.unknown().optional(),
  status: z.unknown().optional(),
  ...formGuard,
});
