import { z } from 'zod';
import { LIMITS } from '../limits';
import { holdsLink } from '../text/links';

/** Text as one line: line breaks and several blanks become one. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

/** Signs that show nothing and that neither Arabic nor English needs; joiners and marks of direction are needed. */
const UNSEEN = /(?!\u061C|\u200C|\u200D|\u200E|\u200F|\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800/gu;

/**
 * The name of a person. It stands in mails, so it is one line and may hold nothing that becomes a link there. What shows
 * nothing is left out of it, and one without a letter or a digit is none: nobody is nameless or looks like another by it.
 */
export const personName = z
  .string()
  .overwrite((text) => oneLine(text.replace(UNSEEN, '')))
  .trim()
  .max(LIMITS.textShort, 'tooLong')
  .refine((text) => !holdsLink(text), 'nameLink')
  .refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text), 'required');
