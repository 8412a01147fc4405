import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { CHAPTERS, type Chapter } from './chapters';

declare const __VERSION__: string;

const STEPS = ['s1', 's2', 's3', 's4', 's5', 's6'] as const;
const NAMES = Object.keys(CHAPTERS) as Chapter[];

/** The guide for editors and moderators; the address names the chapter that it opens at. */
export function HelpScreen() {
  const t = useWords('help');
  const { hash } = useLocation();
  useEffect(() => {
    // A page that is opened from another begins at its top, and a moment later here.
    const frame = requestAnimationFrame(() => {
      const chapter = document.getElementById(hash.slice(1));
      chapter?.scrollIntoView();
      chapter?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return (
    <div className="stack screen">
      <PageTitle title={t('title')} />
      <p className="muted">{t('text')}</p>
      <nav aria-label={t('contents')}>
        <ul className="row">
          {NAMES.map((name) => (
            <li key={name}>
              <Link className="link" to={`#${name}`}>
                {t(`chapters.${name}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {NAMES.map((name) => (
        <ChapterCard key={name} name={name} />
      ))}
      <p className="small subtle">{t('version', { version: __VERSION__ })}</p>
    </div>
  );
}

function ChapterCard({ name }: { name: Chapter }) {
  const t = useWords('help');
  const steps = STEPS.map((step) => `chapters.${name}.${step}`).flatMap((key) => (t.has(key) ? [t(key)] : []));
  return (
    <section className="card padded stack" id={name} tabIndex={-1} aria-labelledby={`${name}-title`}>
      <div className="row between">
        <h2 className="small-title" id={`${name}-title`}>
          {t(`chapters.${name}.title`)}
        </h2>
        <Link className="link small" to={CHAPTERS[name][0]}>
          {t('open')}
          <span className="only-heard">: {t(`chapters.${name}.title`)}</span>
        </Link>
      </div>
      <p>{t(`chapters.${name}.text`)}</p>
      <ul className="help-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}
