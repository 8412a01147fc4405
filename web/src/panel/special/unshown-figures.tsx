import { textIn, type Bilingual } from '@nexus/domain/bilingual';
import { formatList } from '@nexus/domain/locale';
import { lackOf, type Provenance } from '@nexus/domain/resources/figures';
import { page } from '@nexus/domain/resources/page';
import { FIGURES, provenanceOf, statistics } from '@nexus/domain/resources/statistics';
import { Alert } from '../../controls/states';
import { useLanguage, useWords } from '../../lib/words/use-words';
import type { Values } from '../content/document-values';

interface Figure {
  label: Bilingual;
  provenance: Provenance;
}
type Area = Provenance & { title: Bilingual; stat: Bilingual };

/** Above a form: which of its figures no visitor sees, and what they lack. `names`: those that the form has. */
export function UnshownFigures({ values, names = FIGURES }: { values: Values; names?: readonly string[] }) {
  const figures = FIGURES.filter((name) => names.includes(name) && values[name] !== 0 && values[name] !== '');
  return (
    <Unshown
      figures={figures.map((name) => ({
        label: statistics.fields[name].label,
        provenance: provenanceOf(values, name),
      }))}
    />
  );
}

/** The same of impact areas. */
export function UnshownAreas({ values }: { values: Values }) {
  const areas = (values['impactAreas'] ?? []) as Area[];
  const figures = areas.filter(({ stat }) => stat.en || stat.ar);
  return <Unshown figures={figures.map((area) => ({ label: area.title, provenance: area }))} />;
}

function Unshown({ figures }: { figures: readonly Figure[] }) {
  const t = useWords('admin', 'panel.stats');
  const language = useLanguage();
  const parts = page.fields.impactAreas.fields ?? {};
  const lacking = figures.flatMap(({ label, provenance }) => {
    const lack = lackOf(provenance).flatMap((name) => parts[name]?.label[language] ?? []);
    return lack.length > 0 ? [{ label: textIn(label, language).text, lack }] : [];
  });
  if (lacking.length === 0) return null;
  return (
    <Alert tone="warning" title={t('unshown')}>
      <ul>
        {lacking.map(({ label, lack }, index) => (
          <li key={index}>
            <bdi>{label}</bdi>: {formatList(lack, language)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
