import { Fieldset as ChakraFieldset } from '@chakra-ui/react/fieldset';
import type { ReactNode } from 'react';
import { useWords } from '../lib/words/use-words';
import { recipeClass } from '../theme/recipe-class';
import type { FieldProps } from './field';

/** Several controls that make up one value: a list, chips to choose from. */
export function Fieldset(props: FieldProps & { children: ReactNode }) {
  const t = useWords();
  const { label, required, help, fault, wide, path, children } = props;
  return (
    <ChakraFieldset.Root className={wide ? 'wide' : undefined} data-path={path} invalid={Boolean(fault)}>
      <ChakraFieldset.Legend>
        <span>
          {label}
          {required && (
            <span className={recipeClass('required')} title={t('form.required')}>
              {' '}
              *
            </span>
          )}
        </span>
      </ChakraFieldset.Legend>
      {children}
      {help && <ChakraFieldset.HelperText aria-live="polite">{help}</ChakraFieldset.HelperText>}
      <ChakraFieldset.ErrorText>{fault}</ChakraFieldset.ErrorText>
    </ChakraFieldset.Root>
  );
}
