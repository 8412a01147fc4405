import { useCallback, useState } from 'react';
import {
  completeProfile,
  EMPTY_PROFILE,
  profile as profileSchema,
  type Profile,
} from '@nexus/domain/membership/profile';
import { readDraft } from '../../lib/drafts';
import { useFormDraft } from '../../lib/use-form-draft';
import { useSchemaForm } from '../../lib/use-schema-form';

/** Of both forms of the profile: what was typed into one is found in the other. */
const PROFILE_DRAFT = 'profile';

/**
 * The profile form: what is typed, what is wrong with it, and a draft that outlives a reload. Saving asks only that
 * what stands there is right; requesting to join asks that everything required stands there.
 */
export function useProfileForm(saved: Profile) {
  const [values] = useState(() => draftedProfile() ?? saved);
  // What is marked as required is what requesting to join asks for.
  const profile = useSchemaForm<Profile>({ schema: completeProfile, values });
  const { form, submit } = profile;
  const discardDraft = useFormDraft({ form, name: PROFILE_DRAFT, read: profileIn });
  const startFrom = useCallback(
    (known: Profile) => {
      form.reset(known);
      discardDraft();
    },
    [discardDraft, form],
  );
  return {
    ...profile,
    save: (send: (values: Profile) => Promise<unknown>) => submit(send, profileSchema),
    request: (send: (values: Profile) => Promise<unknown>) => submit(send, completeProfile),
    isDirty: form.formState.isDirty,
    startFrom,
    discardDraft,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** What was typed and not saved, with what was added to profiles since. */
export function draftedProfile(): Profile | undefined {
  return profileIn(readDraft(PROFILE_DRAFT)?.values);
}

function profileIn(values: unknown): Profile | undefined {
  return typeof values === 'object' && values !== null ? { ...EMPTY_PROFILE, ...values } : undefined;
}
