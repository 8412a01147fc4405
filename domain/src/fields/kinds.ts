import { z } from 'zod';
import type { Bilingual } from '../bilingual';
import { LIMITS } from '../limits';
import { cairoClock } from '../text/cairo';
import { pictureAddress, webAddress } from '../web-address';
import { field, requiredCode, type Ground, type Options } from './field';

/** A text in both languages. A plain string is taken for both the specified clients' sake: it becomes the English one. */
export function bilingual(max: number, options: Options): z.ZodType<Bilingual> {
  const text = z.string().trim().max(max, 'tooLong');
  const both = z
    .union([z.strictObject({ en: text.default(''), ar: text.default('') }), text.transform((en) => ({ en, ar: '' }))])
    .refine(({ en, ar }) => !options.required || en !== '' || ar !== '', requiredCode(options));
  return both as unknown as z.ZodType<Bilingual>;
}

function plain(max: number, options: Options): z.ZodType<string> {
  const text = z.string().trim().max(max, 'tooLong');
  return options.required ? text.min(1, requiredCode(options)) : text;
}

const EMPTY: Bilingual = { en: '', ar: '' };

/** One line, in both languages. */
export const text = (label: Bilingual, options: Options = {}) =>
  field('text', label, { schema: bilingual(LIMITS.textShort, options), initial: EMPTY, translatable: true }, options);

/** Several paragraphs, in both languages. Text is only ever text: no markup. */
export const longText = (label: Bilingual, options: Options = {}) =>
  field(
    'longText',
    label,
    { schema: bilingual(LIMITS.textLong, options), initial: EMPTY, translatable: true },
    options,
  );

/** One line that is the same in every language: a name of a file, a code, a number with a unit. */
export const plainText = (label: Bilingual, options: Options = {}) =>
  field('plainText', label, { schema: plain(LIMITS.textShort, options), initial: '' }, options);

/** The name of one of the site's icons. */
export const icon = (label: Bilingual) =>
  plainText(label, {
    help: {
      en: 'check, people, page, calendar, pin, globe, sun, chat or grid',
      ar: 'check أو people أو page أو calendar أو pin أو globe أو sun أو chat أو grid',
    },
  });

/** A web address; `https://` is added where the scheme was left out. */
export const url = (label: Bilingual, options: Options = {}) => {
  const schema = webAddress.refine((value) => !options.required || value !== '', requiredCode(options));
  return field('url', label, { schema: schema as unknown as z.ZodType<string>, initial: '' }, options);
};

/** A path of our own site (`/events`) or a web address. */
export const link = (label: Bilingual, options: Options = {}) =>
  field(
    'link',
    label,
    {
      schema: plain(LIMITS.url, options).refine(
        (value) => value === '' || /^\/(?![/\\])[^\s\\]*$/.test(value) || webAddress.safeParse(value).data === value,
        'url',
      ),
      initial: '',
    },
    options,
  );

export const email = (label: Bilingual, options: Options = {}) =>
  field(
    'email',
    label,
    {
      schema: plain(LIMITS.textShort, options).refine(
        (value) => value === '' || z.email().safeParse(value).success,
        'email',
      ),
      initial: '',
    },
    options,
  );

/** The address of one of our own pictures. */
export const image = (label: Bilingual, options: Options & { crop?: 'circle'; ground?: Ground } = {}) => ({
  ...field('image', label, { schema: pictureAddress, initial: '' }, options),
  ...(options.crop && { crop: options.crop }),
  ...(options.ground && { ground: options.ground }),
});

export const flag = (label: Bilingual, options: Options & { initial?: boolean } = {}) =>
  field('flag', label, { schema: z.boolean('yesOrNo'), initial: options.initial ?? false }, options);

export const integer = (label: Bilingual, options: Options & { initial?: number; min?: number; max?: number } = {}) => {
  const { min = 0, max } = options;
  const fault = max === undefined ? `numberFrom:${min}` : `numberBetween:${min}:${max}`;
  const schema = z
    .number(fault)
    .int(fault)
    .min(min, fault)
    .max(max ?? 1_000_000_000, max === undefined ? 'numberTooLarge' : fault);
  return field('integer', label, { schema, initial: options.initial ?? 0 }, options);
};

/** A year; the one of today where none is said. */
export const year = (label: Bilingual, options: Options = {}) =>
  Object.defineProperty({ ...integer(label, { ...options, max: 9_999 }), isYear: true as const }, 'initial', {
    get: thisYear,
    enumerable: true,
  });

/** The year on Cairo's calendars. */
export function thisYear(): number {
  return Number(cairoClock(new Date().toISOString()).day.slice(0, 4));
}

/** A moment, as an ISO instant in UTC; null where there is none. Entered and shown in Cairo time. */
export const instant = (label: Bilingual, options: Options & { isDayOver?: true } = {}) => {
  const any = z.iso.datetime({ message: 'moment' }).nullable();
  const schema = options.required ? any.refine((at) => at !== null, requiredCode(options)) : any;
  return {
    ...field('instant', label, { schema: schema as z.ZodType<string | null>, initial: null }, options),
    ...(options.isDayOver && { isDayOver: options.isDayOver }),
  };
};

export const select = <const V extends string>(
  label: Bilingual,
  values: readonly { value: V; label: Bilingual }[],
  options: Options & { initial: NoInfer<V> },
) =>
  field(
    'select',
    label,
    {
      schema: z.enum(values.map((v) => v.value) as [V, ...V[]], 'choice') as unknown as z.ZodType<V>,
      initial: options.initial,
      options: values,
    },
    options,
  );
