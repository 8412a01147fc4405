import { useEffect, useRef, useState, type FormEvent } from 'react';
import { api } from '../lib/api-client';
import { appCheckHeaders } from '../lib/app-check';
import { ApiError, sentenceOf } from '../lib/api-error';
import { useLanguage, useWords } from '../lib/words/use-words';
import { recipeClass } from '../theme/recipe-class';
import { Button } from './button';
import { Field } from './field';
import { cardClass } from './card';
import styles from './newsletter-box.module.css';
import sections from './section.module.css';
import { Alert } from './states';

/** Asks for an address and sends a mail to confirm with. */
export function NewsletterBox() {
  const t = useWords('site');
  const language = useLanguage();
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [fault, setFault] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const elapsed = useElapsed();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return setFault(t('emailFault'));
    setFault('');
    setState('busy');
    try {
      const body = { email, language, website, elapsed: elapsed() };
      await api('POST /api/newsletter', { body, headers: await appCheckHeaders() });
      setState('sent');
    } catch (error) {
      setFault((error instanceof ApiError && error.fields['email']) || sentenceOf(error));
      setState('open');
    }
  };
  return (
    <section className={sections.section} aria-labelledby="newsletter-title">
      <div className="wrap">
        <div className={cardClass({ padded: true }, styles.box)}>
          <div>
            <h2 id="newsletter-title">{t('newsletter.title')}</h2>
            <p className="muted">{t('newsletter.text')}</p>
          </div>
          {state === 'sent' ? (
            <div role="status">
              <Alert tone="good" title={t('newsletter.sent')}>
                <p>{t('newsletter.sentText')}</p>
              </Alert>
            </div>
          ) : (
            <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
              <Field label={t('newsletter.email')} fault={fault}>
                {(input) => (
                  <input
                    {...input}
                    className={recipeClass('input')}
                    type="email"
                    dir="ltr"
                    autoComplete="email"
                    value={email}
                    onChange={(event) => setEmail(event.target.value)}
                  />
                )}
              </Field>
              <Trap value={website} onChange={setWebsite} />
              <Button type="submit" variant="primary" isBusy={state === 'busy'}>
                {t('newsletter.subscribe')}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  );
}

/** A field that people never see and programs fill. */
export function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <input
      className="only-heard"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** How long this form has been open, in milliseconds. */
export function useElapsed(): () => number {
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  return () => Math.round(performance.now() - opened.current);
}
