import { LANGUAGES, type Language } from '@nexus/domain/bilingual';
import type { Resource } from '@nexus/domain/resources/resource';
import { translationsOf } from '@nexus/domain/resources/translations';
import { Segments } from '../../controls/segments';
import { formatNumber } from '../../lib/format';
import { LANGUAGE_NAMES } from '../../lib/language-names';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Badge } from '../../controls/badge';
import type { Values } from './document-values';

/** Which language the texts are edited in, and how many of those that are shown each has. */
export function LanguageTabs(props: {
  resource: Resource;
  values: Values;
  /** Names of the fields that are shown. */
  shown: readonly string[];
  value: Language;
  onChange: (language: Language) => void;
}) {
  const t = useWords('admin');
  const spoken = useLanguage();
  const { resource, values, shown } = props;
  const isTranslated = shown.some((name) => {
    const field = resource.fields[name];
    return field?.translatable || Object.values(field?.fields ?? {}).some(({ translatable }) => translatable);
  });
  if (!isTranslated) return <span />;
  const { total, missing } = translationsOf(resource, values, shown);
  return (
    <Segments
      label={t('content.languages')}
      value={props.value}
      onChange={props.onChange}
      options={LANGUAGES.map((value) => ({
        value,
        label: (
          <>
            {LANGUAGE_NAMES[value]}{' '}
            {total > 0 && (
              <Badge tone={missing[value].length === 0 ? 'success' : 'warning'} className="count digits">
                {formatNumber(total - missing[value].length, spoken)}/{formatNumber(total, spoken)}
              </Badge>
            )}
          </>
        ),
      }))}
    />
  );
}
