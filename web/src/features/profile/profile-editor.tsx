import { useState } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { sentenceOf } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/states';
import { useToast } from '../../ui/toasts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard';
import { BasicFields, LinkFields, SkillsField } from './profile-fields';
import { PictureField } from './picture-field';
import { profileOf, saveProfile } from './profile-query';
import { useProfileForm } from './use-profile-form';

/** Edit mode of My Profile. Cancel restores everything that was saved, the skills included. */
export function ProfileEditor({ member, onDone }: { member: OwnMember; onDone: () => void }) {
  const t = useWords('members');
  const { remember } = useSession();
  const toast = useToast();
  const profile = useProfileForm(profileOf(member));
  const { form, check, showRefusal, startFrom } = profile;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useUnsavedGuard(profile.isDirty && !isBusy, t('profile.unsaved'), t('profile.leave'));

  const save = async () => {
    const checked = check(false);
    if (!checked) return;
    setBusy(true);
    setFailure('');
    try {
      const saved = await saveProfile(member.id, checked);
      startFrom(profileOf(saved));
      remember(saved);
      toast({ title: t('profile.updated') });
      onDone();
    } catch (error) {
      if (!showRefusal(error)) setFailure(sentenceOf(error));
      toast({ title: t('profile.failed'), isBad: true });
    } finally {
      setBusy(false);
    }
  };
  const cancel = () => {
    startFrom(profileOf(member));
    onDone();
  };
  return (
    <form
      className="card pad stack"
      style={{ gap: 24 }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PictureField
        member={member}
        name={form.watch('name')}
        imageUrl={form.watch('imageUrl')}
        fault={form.formState.errors.imageUrl?.message}
        onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
      />
      <BasicFields {...profile} />
      <SkillsField {...profile} />
      <LinkFields {...profile} />
      {failure && <Alert tone="bad" title={failure} />}
      <div className="save-row">
        <Button onClick={cancel} disabled={isBusy}>
          {t('profile.cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('profile.saveChanges')}
        </Button>
      </div>
    </form>
  );
}
