import { z } from 'zod';
import type { Bilingual } from '../bilingual';
import { LIMITS } from '../limits';
import { field, schemaOf, type DocumentOf, type Fields, type Options, type TakenFrom } from './field';
import { bilingual } from './kinds';

/** A list of short texts, each in both languages; empty ones are left out. */
export const textList = (label: Bilingual, options: Options & { takesCommas?: true; add?: Bilingual } = {}) => ({
  ...field(
    'textList',
    label,
    {
      schema: z
        .array(bilingual(LIMITS.textShort, {}))
        .transform((texts) => texts.filter(({ en, ar }) => en !== '' || ar !== ''))
        .refine((texts) => texts.length <= LIMITS.listItems, 'tooLong'),
      initial: [],
      translatable: true,
    },
    options,
  ),
  ...(options.takesCommas && { takesCommas: true as const }),
  ...(options.add && { add: options.add }),
});

/** A list of groups of fields: speakers, agenda points, pictures of a gallery. */
export const groupList = <F extends Fields>(
  label: Bilingual,
  fields: F,
  options: Options & { from?: TakenFrom; add?: Bilingual } = {},
) => ({
  ...field(
    'groupList',
    label,
    {
      schema: z.array(schemaOf(fields)).max(LIMITS.listItems, 'tooLong') as unknown as z.ZodType<DocumentOf<F>[]>,
      initial: [],
      fields,
    },
    options,
  ),
  ...(options.from && { from: options.from }),
  ...(options.add && { add: options.add }),
});
