import { z } from 'zod';
import { LIMITS } from '../limits';
import { holdsLink } from '../text/links';

/** The name of a person. It stands in mails, so it is one line and may hold nothing that becomes a link there. */
export const personName = z
  .string()
  .overwrite((typed) => typed.replace(/\s+/gu, ' '))
  .trim()
  .max(LIMITS.textShort, 'tooLong')
  .refine((text) => !holdsLink(text), 'nameLink');
