import { useEffect, useState } from 'react';
import { scriptOf } from '@nexus/domain/names/script';
import { TextField } from '../../controls/text-field';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import type { ProfileForm } from './use-profile-form';

/** The name in the script that the person's name is not written in, with what it is likely to be there. */
export function OtherNameField({ of }: { of: ProfileForm }) {
  const t = useWords('members', 'fields');
  const [name, otherName] = of.form.watch(['name', 'otherName']);
  const label = useOtherNameLabel(name);
  const suggested = useSuggestion(otherName.trim() === '' ? name : '');
  const take = () => of.form.setValue('otherName', suggested, { shouldDirty: true, shouldValidate: true });
  return (
    <div>
      <TextField of={of} name="otherName" label={label} help={t('otherNameHelp')} dir="auto" autoComplete="off" />
      {suggested !== '' && (
        <Button size="small" className="use-name" onClick={take}>
          {t('useName', { name: suggested })}
        </Button>
      )}
    </div>
  );
}

/** What the other name of somebody is called who is called so. */
export function useOtherNameLabel(name: string): string {
  const t = useWords('members', 'fields');
  const spoken = useLanguage() === 'ar' ? 'arabic' : 'latin';
  return (scriptOf(name) ?? spoken) === 'latin' ? t('nameInArabic') : t('nameInLatin');
}

/** Names are many, so they are loaded by whom they can be suggested to. */
function useSuggestion(name: string): string {
  const [suggested, setSuggested] = useState({ name: '', other: '' });
  useEffect(() => {
    if (name === '') return undefined;
    let isOver = false;
    void import('@nexus/domain/names/suggested-name').then(
      ({ suggestedName }) => isOver || setSuggested({ name, other: suggestedName(name) }),
      // Without a suggestion the field is still there to be written into.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [name]);
  return suggested.name === name ? suggested.other : '';
}
