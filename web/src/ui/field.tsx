import { useId, type ReactNode } from 'react';
import { useWords } from '../lib/words/use-words';
import { recipeClass } from '../theme/recipe-class';

/** What a field gives its input, so that label, help and fault belong to it for everybody. */
export interface InputProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** A labelled input with help below it and its fault in place, for public pages; behind sign-in it is `controls/field`. */
export function Field(props: {
  label: string;
  required?: boolean;
  help?: string;
  fault?: string | undefined;
  wide?: boolean;
  children: (input: InputProps) => ReactNode;
}) {
  const t = useWords();
  const id = useId();
  const described = [props.help && `${id}-help`, props.fault && `${id}-fault`].filter(Boolean).join(' ');
  const input: InputProps = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(props.fault && { 'aria-invalid': true as const }),
    ...(props.required && { 'aria-required': true as const }),
  };
  return (
    <div className={`${recipeClass('field')} ${props.wide ? 'wide' : ''}`.trim()}>
      <label className={recipeClass('label')} htmlFor={id}>
        <span>
          {props.label}
          {props.required && (
            <span className={recipeClass('required')} title={t('form.required')}>
              {' '}
              *
            </span>
          )}
        </span>
      </label>
      {props.children(input)}
      {props.help && (
        <p className={recipeClass('help')} id={`${id}-help`}>
          {props.help}
        </p>
      )}
      {props.fault && (
        <p className={recipeClass('fault')} id={`${id}-fault`}>
          {props.fault}
        </p>
      )}
    </div>
  );
}
