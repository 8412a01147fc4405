import { Input as ChakraInput, type InputProps } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Textarea as ChakraTextarea, type TextareaProps } from '@chakra-ui/react/textarea';
import type { ComponentProps } from 'react';
import { useDescription } from './field';

const LATIN: readonly (string | undefined)[] = ['email', 'url', 'password', 'number', 'datetime-local'];

/** One line. What is Latin by its kind runs from the left, everything else in the direction of what is typed. */
export function Input(props: InputProps) {
  return <ChakraInput dir={LATIN.includes(props.type) ? 'ltr' : 'auto'} {...useDescription()} {...props} />;
}

/** Several lines, in the direction of what is typed. */
export function Textarea(props: TextareaProps) {
  return <ChakraTextarea dir="auto" rows={4} {...useDescription()} {...props} />;
}

/** One of a few values, in the browser's own list. `fit`: as wide as its words. */
export function Select<V extends string>({
  options,
  fit = false,
  disabled = false,
  ...props
}: Omit<ComponentProps<typeof NativeSelect.Field>, 'children'> & {
  options: readonly { value: V; label: string }[];
  fit?: boolean;
  disabled?: boolean;
}) {
  return (
    <NativeSelect.Root disabled={disabled} inlineSize={fit ? 'auto' : '100%'}>
      <NativeSelect.Field {...(fit && { inlineSize: 'auto', maxInlineSize: '100%' })} {...useDescription()} {...props}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
    </NativeSelect.Root>
  );
}
