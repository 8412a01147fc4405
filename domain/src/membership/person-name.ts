import { z } from 'zod';
import { LIMITS } from '../limits';
import { holdsLink } from '../text/links';

/** The name of a person. It stands in mails, so it may hold nothing that becomes a link there. */
export const personName = z
  .string()
  .trim()
  .max(LIMITS.textShort, 'tooLong')
  .refine((text) => !holdsLink(text), 'nameLink');
