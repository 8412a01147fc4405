import { Controller } from 'react-hook-form';
import { LIMITS, PROFILE_LIMITS } from '@nexus/domain/limits';
import { FURTHER_LINKS } from '@nexus/domain/membership/member';
import { TextField } from '../../controls/text-field';
import { useWords } from '../../lib/words/use-words';
import { OtherNameField } from './other-name-field';
import { SkillsChooser } from './skills-chooser';
import type { ProfileForm } from './use-profile-form';

/** Name in both scripts, e-mail, title and the text about oneself. */
export function BasicFields({ of }: { of: ProfileForm }) {
  const t = useWords('members');
  return (
    <div className="form-grid">
      <TextField of={of} name="name" label={t('fields.name')} autoComplete="name" />
      <OtherNameField of={of} />
      <TextField
        of={of}
        name="title"
        label={t('fields.title')}
        help={t('fields.titleHelp')}
        autoComplete="organization-title"
      />
      <Latin of={of} name="email" help={t('fields.emailHelp')} />
      <Latin of={of} name="linkedinUrl" />
      <TextField of={of} name="bio" label={t('fields.bio')} help={t('fields.bioHelp')} rows={5} wide />
    </div>
  );
}

export function LinkFields({ of }: { of: ProfileForm }) {
  return (
    <div className="form-grid">
      {FURTHER_LINKS.map((name) => (
        <Latin key={name} of={of} name={name} />
      ))}
    </div>
  );
}

export function SkillsField({ of }: { of: ProfileForm }) {
  const t = useWords('members', 'fields');
  const words = { help: t('skillsHelp'), full: t('skillsFull') };
  return <Skills of={of} name="skills" {...words} max={LIMITS.skillsMax} required />;
}

/** What they can help with, what they look for, and how they want to be reached. */
export function HelpFields({ of }: { of: ProfileForm }) {
  const t = useWords('members', 'fields');
  const five = { help: t('helpSkillsHelp'), full: t('helpSkillsFull'), max: PROFILE_LIMITS.helpSkills };
  return (
    <>
      <Skills of={of} name="canHelpSkills" {...five} />
      <TextField of={of} name="canHelp" label={t('canHelp')} rows={2} />
      <Skills of={of} name="lookingForSkills" {...five} />
      <TextField of={of} name="lookingFor" label={t('lookingFor')} rows={2} />
      <TextField of={of} name="reach" label={t('reach')} help={t('reachHelp')} rows={2} />
    </>
  );
}

function Skills(props: {
  of: ProfileForm;
  name: 'skills' | 'canHelpSkills' | 'lookingForSkills';
  help: string;
  full: string;
  max: number;
  required?: boolean;
}) {
  const t = useWords('members');
  const { of, name, ...chooser } = props;
  return (
    <Controller
      control={of.form.control}
      name={name}
      render={({ field, fieldState }) => (
        <SkillsChooser
          {...chooser}
          label={t(`fields.${name}`)}
          fault={fieldState.error?.message}
          chosen={field.value}
          onChange={field.onChange}
          innerRef={field.ref}
        />
      )}
    />
  );
}

/** An address. What it is, is said with `inputMode`: the browser would refuse what the schema mends, such as a missing `https://`. */
function Latin(props: {
  of: ProfileForm;
  name: 'email' | 'linkedinUrl' | (typeof FURTHER_LINKS)[number];
  help?: string;
}) {
  const t = useWords('members');
  const { of, name, help } = props;
  const kind = name === 'email' ? 'email' : 'url';
  return (
    <TextField
      of={of}
      name={name}
      label={t(`fields.${name}`)}
      help={help}
      dir="ltr"
      inputMode={kind}
      autoComplete={kind}
      spellCheck={false}
    />
  );
}
