import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { faultsOf, faultSentence } from '@nexus/domain/errors';
import {
  completeProfile,
  EMPTY_PROFILE,
  profile as profileSchema,
  type Profile,
} from '@nexus/domain/membership/member';
import { ApiError } from '../../lib/api-error';
import { readDraft } from '../../lib/drafts';
import { useOwnDraft } from '../../lib/use-own-draft';
import { useLanguage } from '../../lib/words/use-words';
import { useMended } from './use-mended';

/** Of both forms of the profile: what was typed into one is found in the other. */
const PROFILE_DRAFT = 'profile';

/**
 * The profile form: what is typed, what is wrong with it, and a draft that outlives a reload. Saving asks only that
 * what stands there is right; requesting to join asks that everything required stands there.
 */
export function useProfileForm(saved: Profile) {
  const language = useLanguage();
  const [start] = useState(() => draftedProfile() ?? saved);
  const form = useForm<Profile>({ defaultValues: start });
  const { found, keep, drop: discardDraft } = useOwnDraft(PROFILE_DRAFT);
  const { setError, clearErrors, getValues, setFocus, reset } = form;
  const asked = useRef<z.ZodType<Profile>>(profileSchema);
  useMended(form, asked);

  const showFaults = useCallback(
    (faults: Record<string, string>) => {
      const names = Object.keys(faults) as FieldPath<Profile>[];
      names.forEach((name) => setError(name, { message: faults[name] ?? '' }));
      if (names[0]) setFocus(names[0]);
    },
    [setError, setFocus],
  );

  /** The parsed profile, or null after showing what is wrong. */
  const check = useCallback(
    (isFinal: boolean): Profile | null => {
      clearErrors();
      asked.current = isFinal ? completeProfile : profileSchema;
      const result = asked.current.safeParse(getValues());
      if (result.success) return result.data;
      const faults = Object.entries(faultsOf(result.error));
      showFaults(Object.fromEntries(faults.map(([name, code]) => [name.split('.')[0], faultSentence(code, language)])));
      return null;
    },
    [clearErrors, getValues, showFaults, language],
  );

  /** Puts the server's faults on their fields. Answers whether there were any. */
  const showRefusal = useCallback(
    (error: unknown): boolean => {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return false;
      showFaults(error.fields);
      return true;
    },
    [showFaults],
  );

  const { isDirty } = form.formState;
  useEffect(() => {
    // The key came a moment after the form, and nothing was typed yet.
    if (found && !form.formState.isDirty) reset(profileIn(found.values), { keepDefaultValues: true });
  }, [found, form, reset]);
  useEffect(() => {
    const typed = form.watch((values, { name }) => {
      if (name !== undefined) keep(values);
    });
    return () => typed.unsubscribe();
  }, [form, keep]);

  const startFrom = useCallback(
    (profile: Profile) => {
      reset(profile);
      discardDraft();
    },
    [discardDraft, reset],
  );
  return { form, check, showRefusal, startFrom, discardDraft, isDirty };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** What was typed and not saved, with what was added to profiles since. */
export function draftedProfile(): Profile | undefined {
  return profileIn(readDraft(PROFILE_DRAFT)?.values);
}

function profileIn(values: unknown): Profile | undefined {
  return typeof values === 'object' && values !== null ? { ...EMPTY_PROFILE, ...values } : undefined;
}
