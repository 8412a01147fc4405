import { useState, type FormEvent } from 'react';
import { faultsOf, faultSentence } from '@nexus/domain/errors';
import type { ApplicationType } from '@nexus/domain/forms/application-types';
import { joinForm, type JoinForm as Values } from '@nexus/domain/forms/submission';
import { api } from '../../lib/api-client';
import { appCheckHeaders } from '../../lib/app-check';
import { ApiError, sentenceOf } from '../../lib/api-error';
import { useLanguage, useWords } from '../../lib/words/use-words';
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
const REQUIRED: readonly string[] = ['name', 'email', 'phone', 'experience', 'motivation'];
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
  const t = useWords('site');
  const language = useLanguage();
  const [values, setValues] = useState(EMPTY);
  const [website, setWebsite] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The same words sent again are one application; other words are another.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const elapsed = useElapsed();
  const asksMore = type === 'mentor' || type === 'volunteer';
  const names = (Object.keys(EMPTY) as (keyof Values)[]).filter(
    (name) => asksMore || (name !== 'availability' && name !== 'skills'),
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = joinForm.safeParse(values);
    if (!checked.success) {
      const found = Object.entries(faultsOf(checked.error)).map(([name, code]) => [
        name,
        faultSentence(code, language),
      ]);
      setFaults(Object.fromEntries(found) as Record<string, string>);
      form.querySelector<HTMLElement>(`[name=${String(found[0]?.[0])}]`)?.focus();
      return;
    }
    setFaults({});
    setFailure('');
    setBusy(true);
    try {
      const body = { type, data: checked.data, website, elapsed: elapsed() };
      await api('POST /api/submissions', { body, headers: { 'idempotency-key': key, ...(await appCheckHeaders()) } });
      onSent();
    } catch (error) {
      if (error instanceof ApiError)
        setFaults(Object.fromEntries(Object.entries(error.fields).map(([n, f]) => [n.replace('data.', ''), f])));
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="card pad stack" noValidate onSubmit={(event) => void submit(event)}>
      <h2>
        {t('join.form')}: {t(`join.cards.${type}.title`)}
      </h2>
      <div className="form-grid">
        {names.map((name) => (
          <Field
            key={name}
            label={t(`join.${name}`)}
            required={REQUIRED.includes(name)}
            fault={faults[name]}
            wide={LONG.includes(name)}
          >
            {(input) => {
              const shared = {
                ...input,
                name,
                className: recipeClass(LONG.includes(name) ? 'textarea' : 'input'),
                value: values[name],
                dir: LATIN.includes(name) ? 'ltr' : 'auto',
                onChange: ({ target }: { target: { value: string } }) => {
                  setValues({ ...values, [name]: target.value });
                  setKey(crypto.randomUUID());
                },
              };
              return LONG.includes(name) ? (
                <textarea {...shared} rows={4} />
              ) : (
                <input
                  {...shared}
                  type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
                  autoComplete={COMPLETE[name]}
                />
              );
            }}
          </Field>
        ))}
      </div>
      <Trap value={website} onChange={setWebsite} />
      {failure && (
        <Alert tone="bad" title={t('join.failed')}>
          <p>{failure}</p>
          <p>{t('join.failedText')}</p>
        </Alert>
      )}
      <div className="save-row">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('join.submit')}
        </Button>
      </div>
    </form>
  );
}
