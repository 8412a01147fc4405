import { useEffect, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { faultsOf } from '@nexus/domain/errors';
import type { Profile } from '@nexus/domain/membership/member';

/** A fault goes away as soon as its field is mended, by the schema that found it; the others stay. */
export function useMended(form: UseFormReturn<Profile>, asked: RefObject<z.ZodType<Profile>>): void {
  useEffect(() => {
    const changes = form.watch((values, { name }) => {
      if (!name || !form.getFieldState(name).error) return;
      const { error } = asked.current.safeParse(values);
      const isLeft = Object.keys(error ? faultsOf(error) : {}).some((path) => path.split('.')[0] === name);
      if (!isLeft) form.clearErrors(name);
    });
    return () => changes.unsubscribe();
  }, [form, asked]);
}
