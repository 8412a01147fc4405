import type { ActivityEntry } from '@nexus/domain/contract/history';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { useActivityWords } from './use-activity-words';

/** What stood in the fields that a change changed, before and after. */
export function Differences({ change, title }: { change: ActivityEntry['changes'][number]; title: string }) {
  const t = useWords('admin', 'panel.activity');
  const language = useLanguage();
  const words = useActivityWords();
  const fields = change.fields.filter((name) => words.field(change, name) !== undefined);
  // A document that is followed carries its whole contents instead.
  const shown =
    change.differences.length > 0
      ? change.differences.filter(({ field }) => fields.includes(field))
      : change.before && change.after
        ? fields.slice(0, 4).map((field) => ({ field, before: change.before?.[field], after: change.after?.[field] }))
        : [];
  if (shown.length === 0)
    return fields.length === 0 ? null : (
      <p className="small muted">
        {t('fields', {
          names: fields
            .slice(0, 6)
            .map((name) => words.field(change, name))
            .join(t('and')),
        })}
      </p>
    );
  return (
    <dl className="differences small">
      {shown.map(({ field, before, after }) => (
        <div key={field}>
          <dt>
            {title && (
              <>
                <bdi>{title}</bdi>:{' '}
              </>
            )}
            {words.field(change, field)}
          </dt>
          <dd>
            <del dir="auto">{words.value(change, field, before)}</del>{' '}
            <span aria-hidden="true">{language === 'ar' ? '←' : '→'}</span>
            <span className="only-heard"> {t('became')} </span>{' '}
            <ins dir="auto">{words.value(change, field, after)}</ins>
          </dd>
        </div>
      ))}
      {fields.length > shown.length && (
        <div>
          <dt className="subtle">{t('moreFields', { n: formatNumber(fields.length - shown.length, language) })}</dt>
        </div>
      )}
    </dl>
  );
}
