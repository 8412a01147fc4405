import { z } from 'zod';
import { LIMITS } from '../limits';
import { holdsLink } from '../text/links';

/** Text as one line: line breaks and several blanks become one. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

/** The name of a person. It stands in mails, so it is one line and may hold nothing that becomes a link there. */
export const personName = z
  .string()
  .overwrite(oneLine)
  .trim()
  .max(LIMITS.textShort, 'tooLong')
  .refine((text) => !holdsLink(text), 'nameLink');
