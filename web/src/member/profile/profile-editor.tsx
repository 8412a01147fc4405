import type { OwnMember } from '@nexus/domain/membership/member';
import { useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Alert } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard';
import { BasicFields, HelpFields, LinkFields, SkillsField } from './profile-fields';
import { PictureField } from './picture-field';
import { profileOf, saveProfile } from './profile-query';
import { SeenByFields } from './seen-by-fields';
import { useProfileForm } from './use-profile-form';
import { recipeClass } from '../../theme/recipe-class';

/** Edit mode of My Profile. Cancel restores everything that was saved, the skills included. `choosesPhoto`: it begins with that. */
export function ProfileEditor(props: { member: OwnMember; choosesPhoto: boolean; onDone: () => void }) {
  const { member, onDone } = props;
  const t = useWords('members');
  const { remember } = useSession();
  const toast = useToast();
  const profile = useProfileForm(profileOf(member));
  const { form, isBusy, failure, startFrom } = profile;
  useUnsavedGuard(profile.isDirty && !isBusy, t('profile.unsaved'), t('profile.leave'));

  const save = profile.save(async (typed) => {
    const saved = await saveProfile(member.id, typed).catch((error: unknown) => {
      toast({ title: t('profile.failed'), isBad: true });
      throw error;
    });
    startFrom(profileOf(saved));
    remember(saved);
    toast({ title: t('profile.updated') });
    onDone();
  });
  const cancel = () => {
    startFrom(profileOf(member));
    onDone();
  };
  return (
    <form className={`card padded ${recipeClass('stack', { gap: 'wide' })}`} noValidate onSubmit={save}>
      <PictureField
        member={member}
        choosesAtOnce={props.choosesPhoto}
        name={form.watch('name')}
        imageUrl={form.watch('imageUrl')}
        fault={form.formState.errors.imageUrl?.message}
        onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
      />
      <BasicFields of={profile} />
      <SkillsField of={profile} />
      <LinkFields of={profile} />
      <HelpFields of={profile} />
      <SeenByFields of={profile} />
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
