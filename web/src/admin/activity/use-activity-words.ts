import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@nexus/domain/bilingual';
import type { ActivityEntry } from '@nexus/domain/contract/history';
import type en from '../../locales/en/admin-panel';
import { shownValue } from '../content/shown-value';
import { thingOf } from './thing';

type Words = (typeof en)['activity'];
type Change = Pick<ActivityEntry['changes'][number], 'path' | 'kind' | 'title'>;

const LONGEST = 160;

/** How the activity names what happened, to what, and who did it. */
export function useActivityWords() {
  const { t, i18n } = useTranslation('admin', { keyPrefix: 'panel.activity' });
  return useMemo(() => {
    const language = i18n.language as Language;
    const has = (key: string) => i18n.exists(`admin:panel.activity.${key}`);
    return {
      /** `partners.change` → "changed"; an area may have words of its own, as `member_request` has. */
      action: (action: string) => {
        const [area = '', verb = ''] = action.split('.');
        const own = `${area}_${verb}`;
        const key = has(`actions.${own}`) ? own : has(`actions.${verb}`) ? verb : 'other';
        return t(`actions.${key as keyof Words['actions']}`);
      },
      person: ({ kind, name }: { kind: string; name: string }) =>
        name || (kind === 'member' ? t('member') : kind === 'visitor' ? t('visitor') : t('system')),
      /** What kind of thing it is, and what it is called; a thing without a name is its kind alone. */
      thing: (change: Change) => {
        const { resource, word } = thingOf(change);
        const kind = resource ? resource.label.one[language] : t(`things.${word}`);
        return { kind, name: change.title === change.path || change.title === kind ? '' : change.title };
      },
      field: (change: Change, name: string) => {
        const label = thingOf(change).resource?.fields[name]?.label[language];
        return (
          label ?? (has(`fieldNames.${name}`) ? t(`fieldNames.${name as keyof Words['fieldNames']}`) : t('detail'))
        );
      },
      value: (change: Change, name: string, value: unknown) => {
        const option = thingOf(change).resource?.fields[name]?.options?.find((one) => one.value === value);
        if (option) return option.label[language];
        if (typeof value === 'boolean') return value ? t('yes') : t('no');
        if (typeof value === 'string' && has(`values.${value}`)) return t(`values.${value as keyof Words['values']}`);
        const text = shownValue(value, language);
        return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || t('empty');
      },
    };
  }, [t, i18n.language, i18n.exists]);
}
