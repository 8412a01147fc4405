import type { Bilingual, Language } from '@nexus/domain/bilingual';
import type { Resource } from '@nexus/domain/resources/resource';
import { Segments } from '../../controls/segments';
import { useWords } from '../../lib/words/use-words';
import type { Values } from './document-values';

/** Which language the texts are edited in, and how many of them each has. */
export function LanguageTabs(props: {
  resource: Resource;
  values: Values;
  value: Language;
  onChange: (language: Language) => void;
}) {
  const t = useWords('admin');
  const translated = Object.entries(props.resource.fields).filter(
    ([, field]) => field.kind === 'text' || field.kind === 'longText',
  );
  const complete = (one: Language) =>
    translated.filter(([name]) => (props.values[name] as Bilingual | undefined)?.[one]).length;
  if (translated.length === 0) return <span />;
  return (
    <Segments
      label={t('content.languages')}
      value={props.value}
      onChange={props.onChange}
      options={(['en', 'ar'] as const).map((value) => ({
        value,
        label: (
          <>
            {value === 'en' ? 'English' : 'العربية'}{' '}
            <span className="num subtle">
              {complete(value)}/{translated.length}
            </span>
          </>
        ),
      }))}
    />
  );
}
