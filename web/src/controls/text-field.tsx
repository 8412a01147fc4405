import type { InputProps } from '@chakra-ui/react/input';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../lib/use-schema-form';
import { Field, type FieldProps } from './field';
import { Input, Textarea } from './input';

type Typing = Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'dir' | 'maxLength'>;

/** A field of a form in which something is typed. The form's schema says whether it is required and what is wrong. */
export function TextField<T extends FieldValues, Sent>(
  props: Omit<FieldProps, 'fault' | 'required'> &
    Typing & {
      of: SchemaForm<T, Sent>;
      name: FieldPath<T>;
      /** For several lines, as many as this. */
      rows?: number;
      /** Has the focus when its dialog opens. */
      hasFocus?: boolean;
    },
) {
  const { of, name, label, help, wide, path, rows, hasFocus, ...typing } = props;
  const { register, getFieldState, formState } = of.form;
  const fault = getFieldState(name, formState).error?.message;
  const control = { ...register(name), ...(hasFocus && { 'data-autofocus': true }) };
  return (
    <Field label={label} required={of.requires(name)} help={help} fault={fault} wide={wide} path={path}>
      {rows ? <Textarea {...control} rows={rows} /> : <Input {...control} {...typing} />}
    </Field>
  );
}
