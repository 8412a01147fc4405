import { Field as ChakraField, useFieldContext } from '@chakra-ui/react/field';
import { useId, type ReactNode } from 'react';
import { useWords } from '../lib/words/use-words';

/** What a field says and how it stands, whatever is typed into it. */
export interface FieldProps {
  label: string;
  required?: boolean | undefined;
  help?: string | undefined;
  fault?: string | undefined;
  /** Over both columns of a form. */
  wide?: boolean | undefined;
  /** Where its value is in what is edited: `speakers.0.name`. By it a summary of faults finds the field. */
  path?: string | undefined;
}

/** A label, a control of `input.tsx`, help and the fault in place. All of it belongs to the control for everybody. */
export function Field(props: FieldProps & { children: ReactNode }) {
  const t = useWords();
  const id = useId();
  const { label, required = false, help, fault, wide, path, children } = props;
  return (
    <ChakraField.Root
      id={id}
      role="presentation"
      className={wide ? 'wide' : undefined}
      data-path={path}
      required={required}
      invalid={Boolean(fault)}
    >
      <ChakraField.Label>
        <span>
          {label}
          <ChakraField.RequiredIndicator title={t('form.required')}> *</ChakraField.RequiredIndicator>
        </span>
      </ChakraField.Label>
      {children}
      {help && <ChakraField.HelperText>{help}</ChakraField.HelperText>}
      <ChakraField.ErrorText>{fault}</ChakraField.ErrorText>
    </ChakraField.Root>
  );
}

/** Help and fault as one description: few screen readers know `aria-errormessage`. */
export function useDescription(): { 'aria-describedby'?: string } {
  const field = useFieldContext() as ReturnType<typeof useFieldContext> | undefined;
  const ids = [field?.ariaDescribedby, field?.invalid && field.ids.errorText].filter(Boolean).join(' ');
  return ids ? { 'aria-describedby': ids } : {};
}
