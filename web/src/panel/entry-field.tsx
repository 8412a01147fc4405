import { Field } from '../ui/field';

const KINDS = {
  email: { type: 'email', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
} as const;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** What is typed at the doors of the panel: an address, a password, or one that is chosen. Latin, so from the left. */
export function EntryField(props: {
  kind: keyof typeof KINDS;
  label: string;
  help?: string;
  fault: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const { kind, label, help, fault, value, onChange } = props;
  return (
    <Field label={label} required fault={fault} {...(help && { help })}>
      {(input) => (
        <input
          {...input}
          {...KINDS[kind]}
          className={fault ? 'in bad' : 'in'}
          dir="ltr"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
