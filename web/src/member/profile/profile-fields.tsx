import { Controller } from 'react-hook-form';
import { FURTHER_LINKS, type Profile } from '@nexus/domain/membership/member';
import { useWords } from '../../lib/words/use-words';
import { Field } from '../../ui/field';
import { SkillsChooser } from './skills-chooser';
import type { ProfileForm } from './use-profile-form';

const REQUIRED = ['name', 'email', 'title', 'bio', 'linkedinUrl'] as const;
type TextField = Exclude<keyof Profile, 'skills'>;

/** Name, e-mail, title and the text about oneself. */
export function BasicFields({ form }: ProfileForm) {
  return (
    <div className="form-grid">
      <TextInput form={form} name="name" autoComplete="name" />
      <TextInput form={form} name="title" autoComplete="organization-title" help="titleHelp" />
      <TextInput form={form} name="email" type="email" autoComplete="email" help="emailHelp" />
      <TextInput form={form} name="linkedinUrl" type="url" autoComplete="url" />
      <TextInput form={form} name="bio" help="bioHelp" isLong />
    </div>
  );
}

export function LinkFields({ form }: ProfileForm) {
  return (
    <div className="form-grid">
      {FURTHER_LINKS.map((name) => (
        <TextInput key={name} form={form} name={name} type="url" autoComplete="url" />
      ))}
    </div>
  );
}

export function SkillsField({ form }: ProfileForm) {
  const t = useWords('members');
  return (
    <Controller
      control={form.control}
      name="skills"
      render={({ field, fieldState }) => (
        <SkillsChooser
          label={t('fields.skills')}
          help={t('fields.skillsHelp')}
          fault={fieldState.error?.message}
          chosen={field.value}
          onChange={field.onChange}
          innerRef={field.ref}
        />
      )}
    />
  );
}

function TextInput(props: {
  form: ProfileForm['form'];
  name: TextField;
  type?: 'text' | 'email' | 'url';
  autoComplete?: string;
  help?: 'titleHelp' | 'emailHelp' | 'bioHelp';
  isLong?: boolean;
}) {
  const t = useWords('members');
  const { name, type = 'text' } = props;
  const isLatin = type !== 'text';
  const { errors } = props.form.formState;
  return (
    <Field
      label={t(`fields.${name as 'name'}`)}
      required={(REQUIRED as readonly string[]).includes(name)}
      fault={errors[name]?.message}
      wide={props.isLong === true}
      {...(props.help && { help: t(`fields.${props.help}`) })}
    >
      {(input) =>
        props.isLong ? (
          <textarea
            {...input}
            {...props.form.register(name)}
            className={errors[name] ? 'in bad' : 'in'}
            dir="auto"
            rows={5}
          />
        ) : (
          <input
            {...input}
            {...props.form.register(name)}
            className={errors[name] ? 'in bad' : 'in'}
            dir={isLatin ? 'ltr' : 'auto'}
            inputMode={type === 'url' ? 'url' : type === 'email' ? 'email' : 'text'}
            autoComplete={props.autoComplete}
            spellCheck={!isLatin}
          />
        )
      }
    </Field>
  );
}
