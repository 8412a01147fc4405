import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOwnDraft } from './use-own-draft';

/**
 * Keeps what is typed into a form for its writer, under `name`, and brings back what was left there. `read` makes the
 * form's values of what was kept. @returns what lets go of the draft: after it was sent, or given up
 */
export function useFormDraft<T extends FieldValues, Sent>(given: {
  form: UseFormReturn<T, unknown, Sent>;
  name: string;
  read: (kept: unknown) => T | undefined;
}): () => void {
  const { form, name, read } = given;
  const { found, keep, drop } = useOwnDraft(name);
  useEffect(() => {
    // The key may come a moment after the form, when something is typed already.
    const left = found && !form.formState.isDirty && read(found.values);
    if (left) form.reset(left, { keepDefaultValues: true });
  }, [found, form, read]);
  useEffect(() => {
    const typed = form.watch((values, { name: changed }) => {
      if (changed !== undefined) keep(values);
    });
    return () => typed.unsubscribe();
  }, [form, keep]);
  return drop;
}
