import type { Section } from '@nexus/domain/resources/resource';
import { LANGUAGES } from '@nexus/domain/bilingual';
import type { Translations } from '@nexus/domain/resources/translations';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { badgeClass } from '../../ui/badge';
import { useSectionInView } from './use-section-in-view';

const SHORT = { en: 'EN', ar: 'ع' } as const;

/** The sections of a long form: where faults are, and where a language lacks texts that the other one has. */
export function SectionRail(props: {
  sections: readonly (Section & { id: string; faults: number; translations: Translations })[];
}) {
  const t = useWords('admin', 'content');
  const language = useLanguage();
  const current = useSectionInView(props.sections.map(({ id }) => id));
  const go = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className="rail" aria-label={t('sections')}>
      <ul>
        {props.sections.map(({ id, label, faults, translations }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(id);
              }}
            >
              <span>{label[language]}</span>
              {faults > 0 && (
                <Count
                  tone="danger"
                  shown={formatNumber(faults, language)}
                  said={t('faults', { count: faults, n: formatNumber(faults, language) })}
                />
              )}
              {LANGUAGES.map((one) => {
                const count = translations.missing[one].length;
                const n = formatNumber(count, language);
                const said = t(`lacks.${one}`, { n });
                return count > 0 && <Count key={one} tone="warning" shown={`${SHORT[one]} ${n}`} said={said} />;
              })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ tone, shown, said }: { tone: 'danger' | 'warning'; shown: string; said: string }) {
  return (
    <span className={`${badgeClass(tone)} count`} title={said}>
      <span aria-hidden="true">{shown}</span>
      <span className="vh">{said}</span>
    </span>
  );
}
