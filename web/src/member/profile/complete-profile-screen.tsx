import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OwnMember } from '@nexus/domain/membership/member';
import { EMPTY_PROFILE, type Profile } from '@nexus/domain/membership/profile';
import { paths } from '../../lib/paths';
import { useMember, useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { Alert } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard';
import { AddressNotice } from './address-notice';
import { BasicFields, LinkFields, SkillsField } from './profile-fields';
import { PictureField } from './picture-field';
import { askToJoin, profileOf, saveProfile } from './profile-query';
import { requestedText } from './requested-text';
import { useProfileForm } from './use-profile-form';

export function CompleteProfileScreen() {
  const member = useMember();
  return member && <CompleteProfileForm key={member.id} member={member} />;
}

function CompleteProfileForm({ member }: { member: OwnMember }) {
  const t = useWords('members');
  const common = useWords();
  const { remember } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const hints = useHints();
  const profile = useProfileForm(withHints(profileOf(member), hints));
  const { form, isBusy, failure, startFrom, discardDraft } = profile;
  /** Which of the two buttons is at work. */
  const [run, setRun] = useState<'save' | 'submit'>();
  useUnsavedGuard(profile.isDirty && !isBusy, t('profile.unsaved'), t('profile.leave'));

  const told = (work: Promise<OwnMember>, failed: string) =>
    work.catch((error: unknown) => {
      toast({ title: failed, isBad: true });
      throw error;
    });
  const keep = (saved: OwnMember) => {
    startFrom(profileOf(saved));
    remember(saved);
  };
  const save = profile.save(async (typed) => {
    setRun('save');
    keep(await told(saveProfile(member.id, typed), t('profile.failed')));
    toast({ title: t('complete.saved') });
  });
  const request = profile.request(async (typed) => {
    setRun('submit');
    const saved = await told(saveProfile(member.id, typed), t('profile.failed'));
    try {
      keep(await told(askToJoin(member.id), t('profile.requestFailed')));
    } catch (error) {
      keep(saved); // The profile is saved all the same.
      throw error;
    }
    toast({ title: t('complete.requested'), text: requestedText(saved, t) });
    await navigate(paths.profile);
  });
  const skip = async () => {
    discardDraft();
    await navigate(paths.profile);
  };
  const hasFaults = Object.keys(form.formState.errors).length > 0;
  return (
    <form className="wrap narrow page stack" noValidate onSubmit={save}>
      <div>
        <PageTitle title={t('complete.title')} />
        <p className="muted">{t('complete.text')}</p>
      </div>
      <AddressNotice member={member} onTakenBack={(email) => form.resetField('email', { defaultValue: email })} />
      {hasFaults && <Alert tone="bad" title={common('form.summary')} />}
      <Group title={t('complete.picture')}>
        <PictureField
          member={member}
          name={form.watch('name')}
          imageUrl={form.watch('imageUrl')}
          fault={form.formState.errors.imageUrl?.message}
          onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
        />
      </Group>
      <Group title={t('complete.basics')}>
        <BasicFields of={profile} />
      </Group>
      <Group title={t('complete.links')}>
        <LinkFields of={profile} />
      </Group>
      <Group title={t('complete.skills')}>
        <SkillsField of={profile} />
      </Group>
      {failure && <Alert tone="bad" title={failure} />}
      <div className="save-row">
        <Button variant="ghost" onClick={() => void skip()}>
          {t('complete.skip')}
        </Button>
        <Button type="submit" isBusy={isBusy && run === 'save'} disabled={isBusy}>
          {t('complete.save')}
        </Button>
        {member.status !== 'approved' && (
          <Button variant="primary" isBusy={isBusy && run === 'submit'} disabled={isBusy} onClick={request}>
            {t('complete.submit')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="card padded stack">
      <h2 className="small-title">{title}</h2>
      {children}
    </section>
  );
}

type Hints = Partial<Pick<Profile, 'name' | 'title' | 'linkedinUrl' | 'email'>>;

/** An address may carry hints for empty fields, as specified. They grant nothing and are cleaned away. */
function useHints(): Hints {
  const [search, setSearch] = useSearchParams();
  const [hints] = useState<Hints>(() => {
    const given = ['name', 'title', 'linkedinUrl', 'email'].map((name) => [name, search.get(name)?.slice(0, 200)]);
    return Object.fromEntries(given.filter(([, value]) => value)) as Hints;
  });
  useEffect(() => {
    if (search.size > 0) setSearch({}, { replace: true });
  }, [search, setSearch]);
  return hints;
}

function withHints(profile: Profile, hints: Hints): Profile {
  const filled = Object.entries(profile).filter(([, value]) => value !== '');
  return { ...EMPTY_PROFILE, ...hints, ...Object.fromEntries(filled) } as Profile;
}
