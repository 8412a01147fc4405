import { LANGUAGES } from '@nexus/domain/bilingual';
import type { Resource } from '@nexus/domain/resources/resource';
import { Select } from '../../../controls/input';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import type { ListView } from './use-list-view';

/** By what the list is narrowed and ordered. */
export function Filters({ view, resource }: { view: ListView; resource: Resource }) {
  const language = useLanguage();
  const t = useWords('admin', 'panel.list');
  const { selectName } = view;
  const sortable = view.columns.filter((name) => !['image', 'flag'].includes(resource.fields[name]?.kind ?? ''));
  return (
    <>
      {view.flag && (
        <Select
          fit
          aria-label={t('status')}
          value={view.status}
          onChange={(event) => view.set('status', event.target.value)}
          options={[
            { value: '', label: t('allStatuses') },
            { value: 'shown', label: t(`shown.${view.flag}`) },
            { value: 'hidden', label: t(`hidden.${view.flag}`) },
          ]}
        />
      )}
      {selectName && (
        <Select
          fit
          aria-label={resource.fields[selectName]?.label[language]}
          value={view.type}
          onChange={(event) => view.set('type', event.target.value)}
          options={[
            { value: '', label: `${resource.fields[selectName]?.label[language]}: ${t('all')}` },
            ...(resource.fields[selectName]?.options ?? []).map(({ value, label }) => ({
              value,
              label: label[language],
            })),
          ]}
        />
      )}
      <Select
        fit
        aria-label={t('lacks.label')}
        value={view.lacks}
        onChange={(event) => view.set('lacks', event.target.value)}
        options={[
          { value: '', label: t('lacks.any') },
          ...LANGUAGES.map((value) => ({ value, label: t(`lacks.${value}`) })),
        ]}
      />
      <Select
        fit
        aria-label={t('sort')}
        value={view.sort}
        onChange={(event) => view.set('sort', event.target.value)}
        options={[
          { value: '', label: view.natural === 'order' ? t('order') : `${t('sort')}…` },
          { value: 'newest', label: t('newest') },
          ...sortable.map((name) => ({ value: name, label: resource.fields[name]?.label[language] ?? name })),
        ]}
      />
    </>
  );
}
