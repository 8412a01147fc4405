import type { Language } from '@nexus/domain/bilingual';
import { howLong, RETENTION } from '@nexus/domain/retention';
import { useSettings } from '../../lib/content';
import { formatDay, formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { fill } from '../../lib/words/words';
import { PageTitle } from '../../ui/page-title';

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
    <div className="wrap page narrow legal">
      <PageTitle title={t(`${name}.title`)} />
      {sections.map(({ title, text, table }, index) => (
        <section key={title}>
          <h2>
            {formatNumber(index + 1, language)}. {title}
          </h2>
          <p dir="auto">{fill(text, { email })}</p>
          {table && <RetentionTable language={language} />}
        </section>
      ))}
      <p className="sm subtle" style={{ marginBlockStart: 32 }}>
        {t('updated', { date: formatDay(t(`${name}.updated`), language) })}
      </p>
    </div>
  );
}

function RetentionTable({ language }: { language: Language }) {
  return (
    <dl className="facts">
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
