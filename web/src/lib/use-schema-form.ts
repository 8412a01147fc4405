import { useMemo, useRef, type BaseSyntheticEvent } from 'react';
import { useForm, type FieldPath, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { faultsOf } from '@nexus/domain/errors';
import { faultSentence } from '@nexus/domain/error-sentences';
import { ApiError, sentenceOf } from './api-error';
import { useLanguage } from './words/use-words';

/** A form that is checked by a schema of the domain, by the names of its fields. */
export interface SchemaForm<T extends FieldValues, Sent = T> {
  form: UseFormReturn<T, unknown, Sent>;
  /** Whether the schema refuses the field when it is empty. */
  requires: (name: string) => boolean;
  isBusy: boolean;
  /** What went wrong and belongs to no field, in a sentence; '' while nothing did. */
  failure: string;
  /**
   * Checks what is typed, by `as` where that is given, and hands it to `send`. What `send` throws is shown: the
   * server's faults on their fields, anything else as `failure`. The first fault has the focus.
   */
  submit: (send: (values: Sent) => Promise<unknown>, as?: z.ZodType<Sent, T>) => (event?: BaseSyntheticEvent) => void;
}

interface Given<T extends FieldValues, Sent> {
  schema: z.ZodType<Sent, T>;
  /** What the fields hold at first: every field, so that it is known which there are. */
  values: T;
  /** The sentence for a fault's code, where it is not the domain's. */
  say?: (code: string) => string;
  /** What to say of what `send` throws and no field shows, where it is not the error's own sentence. */
  sentence?: (error: unknown) => string;
  /** The field that a refusal is about which names none: `{ emailTaken: 'email' }`. */
  fieldOf?: Record<string, FieldPath<T>>;
  /** Where the server finds the fields in what is sent: its `data.name` is `name` here. */
  within?: string;
}

/** The one way to write a form: the domain says what is right, and a fault stands at its field until it is mended. */
export function useSchemaForm<T extends FieldValues, Sent = T>(given: Given<T, Sent>): SchemaForm<T, Sent> {
  const { schema, values, fieldOf = {}, within, sentence = sentenceOf } = given;
  const language = useLanguage();
  const asked = useRef(schema);
  const say = given.say ?? ((code: string) => faultSentence(code, language));
  const resolver: Resolver<T, unknown, Sent> = (typed) => checked(asked.current, typed, say);
  const form = useForm<T, unknown, Sent>({ defaultValues: values as never, resolver });
  const required = useMemo(() => requiredBy(schema, values), [schema, values]);

  const show = (error: unknown) => {
    const faults = error instanceof ApiError ? faultsIn(error, { fieldOf, within }) : {};
    const names = Object.keys(values).filter((name) => name in faults) as FieldPath<T>[];
    names.forEach((name) => form.setError(name, { message: faults[name] ?? '' }));
    if (names[0]) form.setFocus(names[0]);
    else form.setError('root', { message: sentence(error) });
  };
  return {
    form,
    requires: (name) => required.has(name),
    isBusy: form.formState.isSubmitting,
    failure: form.formState.errors.root?.message ?? '',
    submit: (send, as = schema) => {
      const check = form.handleSubmit(async (sent) => {
        await send(sent).catch(show);
      });
      return (event) => {
        event?.preventDefault();
        asked.current = as;
        if (!form.formState.isSubmitting) void check(event);
      };
    },
  };
}

function checked<T extends FieldValues, Sent>(
  schema: z.ZodType<Sent, T>,
  typed: T,
  say: (code: string) => string,
): ReturnType<Resolver<T, unknown, Sent>> {
  const { data, error } = schema.safeParse(typed);
  if (!error) return { values: data, errors: {} };
  // A fault within a field, such as the second of several skills, is the field's.
  const faults = Object.entries(faultsOf(error)).map(([path, code]) => [fieldAt(path), code] as const);
  const errors = faults.toReversed().map(([name, code]) => [name, { type: code, message: say(code) }]);
  return { values: {}, errors: Object.fromEntries(errors) };
}

function faultsIn(
  error: ApiError,
  { fieldOf, within }: { fieldOf: Record<string, string>; within: string | undefined },
): Record<string, string> {
  const field = fieldOf[error.code];
  if (field) return { [field]: error.sentence };
  const faults = Object.entries(error.fields).map(([path, fault]) => [fieldAt(path, within), fault]);
  return Object.fromEntries(faults.toReversed()) as Record<string, string>;
}

/** The field that a fault at `path` belongs to: `skills` for `skills.2`. */
function fieldAt(path: string, within = ''): string {
  const own = within && path.startsWith(`${within}.`) ? path.slice(within.length + 1) : path;
  return own.split('.')[0] ?? '';
}

/** The fields that the schema does not take empty. */
function requiredBy<T extends FieldValues>(schema: z.ZodType<unknown, T>, values: T): Set<string> {
  const empty = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [] : '']);
  const { error } = schema.safeParse(Object.fromEntries(empty));
  return new Set(Object.keys(error ? faultsOf(error) : {}));
}
