import { useState } from 'react';
import type { ApplicationType } from '@nexus/domain/forms/application-types';
import { joinForm, type JoinForm as Values } from '@nexus/domain/forms/submission';
import { api } from '../../lib/api-client';
import { appCheckHeaders } from '../../lib/app-check';
import { useKeyOfWords } from '../../lib/use-key-of-words';
import { useSchemaForm } from '../../lib/use-schema-form';
import { useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Alert } from '../../ui/states';
import { Trap, useElapsed } from '../../ui/newsletter-box';

const EMPTY: Values = {
  name: '',
  email: '',
  phone: '',
  organization: '',
  experience: '',
  motivation: '',
  linkedinUrl: '',
  availability: '',
  skills: '',
};
const LONG: readonly string[] = ['experience', 'motivation'];
const LATIN: readonly string[] = ['email', 'phone', 'linkedinUrl'];
const COMPLETE: Partial<Record<keyof Values, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  organization: 'organization',
  linkedinUrl: 'url',
};

/** The application. Availability and skills are asked of mentors and volunteers only. */
export function JoinForm({ type, onSent }: { type: ApplicationType; onSent: () => void }) {
  const t = useWords('join');
  const application = useSchemaForm({ schema: joinForm, values: EMPTY, within: 'data' });
  const { register, getFieldState, formState } = application.form;
  const [website, setWebsite] = useState('');
  const keyOf = useKeyOfWords();
  const elapsed = useElapsed();
  const asksMore = type === 'mentor' || type === 'volunteer';
  const names = (Object.keys(EMPTY) as (keyof Values)[]).filter(
    (name) => asksMore || (name !== 'availability' && name !== 'skills'),
  );

  const submit = application.submit(async (data) => {
    const body = { type, data, website, elapsed: elapsed() };
    const headers = { 'idempotency-key': keyOf(data), ...(await appCheckHeaders()) };
    await api('POST /api/submissions', { body, headers });
    onSent();
  });
  return (
    <form className="card padded stack" noValidate onSubmit={submit}>
      <h2>
        {t('form')}: {t(`cards.${type}.title`)}
      </h2>
      <div className="form-grid">
        {names.map((name) => (
          <Field
            key={name}
            label={t(`${name}`)}
            required={application.requires(name)}
            fault={getFieldState(name, formState).error?.message}
            wide={LONG.includes(name)}
          >
            {(input) => {
              const shared = { ...input, ...register(name), dir: LATIN.includes(name) ? 'ltr' : 'auto' };
              return LONG.includes(name) ? (
                <textarea {...shared} className={recipeClass('textarea')} rows={4} />
              ) : (
                <input
                  {...shared}
                  className={recipeClass('input')}
                  type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
                  autoComplete={COMPLETE[name]}
                />
              );
            }}
          </Field>
        ))}
      </div>
      <Trap value={website} onChange={setWebsite} />
      {application.failure && (
        <Alert tone="bad" title={t('failed')}>
          <p>{application.failure}</p>
          <p>{t('failedText')}</p>
        </Alert>
      )}
      <div className="save-row">
        <Button type="submit" variant="primary" isBusy={application.isBusy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
