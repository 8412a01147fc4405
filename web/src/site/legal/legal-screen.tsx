import type { Language } from '@nexus/domain/bilingual';
import { howLong } from '@nexus/domain/retention-times';
import { RETENTION } from '@nexus/domain/retention';
import { useSettings } from '../../lib/content';
import { formatDay, formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { linkClass } from '../../ui/link';
import styles from '../../ui/document.module.css';
import { PageTitle } from '../../ui/page-title';
import own from './legal-screen.module.css';

interface Section {
  title: string;
  text: string;
  table?: string;
}

/** A legal text: numbered sections, whom to ask, and when it last changed. */
function LegalScreen({ name }: { name: 'privacy' | 'terms' | 'cookies' }) {
  const t = useWords('legal');
  const language = useLanguage();
  const settings = useSettings();
  const sections: readonly Section[] = t.raw(`${name}.sections`);
  const email = settings?.privacyEmail ?? '…';
  return (
    <div className={`wrap page ${own.text}`}>
      <PageTitle title={t(`${name}.title`)} />
      {sections.map(({ title, text, table }, index) => (
        <section key={title}>
          <h2>
            {formatNumber(index + 1, language)}. {title}
          </h2>
          <p dir="auto">
            <WithAddress text={text} email={email} />
          </p>
          {table && <RetentionTable language={language} />}
        </section>
      ))}
      <p className={`small subtle ${own.changed}`}>
        {t('updated', { date: formatDay(t(`${name}.updated`), language) })}
      </p>
    </div>
  );
}

/** A text in which `{{email}}` is a link to write to it. */
function WithAddress({ text, email }: { text: string; email: string }) {
  const [before = '', after] = text.split('{{email}}');
  if (after === undefined) return before;
  return (
    <>
      {before}
      <a className={linkClass()} href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </a>
      {after}
    </>
  );
}

function RetentionTable({ language }: { language: Language }) {
  return (
    <dl className={styles.facts}>
      {RETENTION.map((entry) => (
        <div key={entry.what.en}>
          <dt>{entry.what[language]}</dt>
          <dd>{howLong(entry, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PrivacyScreen() {
  return <LegalScreen name="privacy" />;
}

export function TermsScreen() {
  return <LegalScreen name="terms" />;
}

export function CookiesScreen() {
  return <LegalScreen name="cookies" />;
}
