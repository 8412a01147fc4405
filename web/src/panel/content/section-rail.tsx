import type { Section } from '@nexus/domain/resources/resource';
import { LANGUAGES } from '@nexus/domain/bilingual';
import type { Translations } from '@nexus/domain/resources/translations';
import { Tooltip } from '../../controls/tooltip';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Badge } from '../../controls/badge';
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
  const said = ({ faults, translations }: Pick<(typeof props.sections)[number], 'faults' | 'translations'>) => [
    ...(faults > 0 ? [t('faults', { count: faults, n: formatNumber(faults, language) })] : []),
    ...LANGUAGES.filter((one) => translations.missing[one].length > 0).map((one) =>
      t(`lacks.${one}`, { n: formatNumber(translations.missing[one].length, language) }),
    ),
  ];
  return (
    <nav className="rail" aria-label={t('sections')}>
      <ul>
        {props.sections.map(({ id, label, faults, translations }) => (
          <li key={id}>
            <Tooltip words={said({ faults, translations }).join(' · ')}>
              <a
                href={`#${id}`}
                aria-current={current === id ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  go(id);
                }}
              >
                <span>{label[language]}</span>
                {faults > 0 && <Count tone="danger" shown={formatNumber(faults, language)} />}
                {LANGUAGES.filter((one) => translations.missing[one].length > 0).map((one) => (
                  <Count
                    key={one}
                    tone="warning"
                    shown={`${SHORT[one]} ${formatNumber(translations.missing[one].length, language)}`}
                  />
                ))}
                <span className="only-heard">{said({ faults, translations }).join('. ')}</span>
              </a>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ tone, shown }: { tone: 'danger' | 'warning'; shown: string }) {
  return (
    <Badge tone={tone} className="count" aria-hidden="true">
      {shown}
    </Badge>
  );
}
