import { useCallback, useEffect, useRef } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Language } from '@nexus/domain/bilingual';
import { faultsOf, faultSentence } from '@nexus/domain/errors';
import { completeProfile, profile as profileSchema, type Profile } from '@nexus/domain/membership/member';
import { ApiError } from '../../lib/api-error';
import { remembered, rememberAs, forget } from '../../lib/browser-storage';
import { useMended } from './use-mended';

const DRAFT = 'profile_draft';

/**
 * The profile form: what is typed, what is wrong with it, and a draft that outlives a reload. Saving asks only that
 * what stands there is right; requesting to join asks that everything required stands there.
 */
export function useProfileForm(saved: Profile, memberId: string) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const form = useForm<Profile>({ defaultValues: draftOf(memberId) ?? saved });
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
    const keep = form.watch((values) => {
      rememberAs(DRAFT, JSON.stringify({ memberId, values }));
    });
    return () => keep.unsubscribe();
  }, [form, memberId]);

  const discardDraft = useCallback(() => forget(DRAFT), []);
  const startFrom = useCallback(
    (profile: Profile) => {
      discardDraft();
      reset(profile);
    },
    [discardDraft, reset],
  );
  return { form, check, showRefusal, startFrom, discardDraft, isDirty };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function draftOf(memberId: string): Profile | undefined {
  try {
    const kept = JSON.parse(remembered(DRAFT) ?? 'null') as { memberId: string; values: Profile } | null;
    return kept?.memberId === memberId ? kept.values : undefined;
  } catch {
    return undefined;
  }
}
