import { useMemo } from 'react';
import type { ActivityEntry } from '@nexus/domain/contract/history';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { shownValue } from '../content/shown-value';
import { thingOf } from './thing';

type Change = Pick<ActivityEntry['changes'][number], 'path' | 'kind' | 'title'>;

const LONGEST = 300;

/** How the activity names what happened, to what, and who did it. */
export function useActivityWords() {
  const t = useWords('admin', 'panel.activity');
  const language = useLanguage();
  return useMemo(() => {
    return {
      /** `partners.change` → "changed"; an area may have words of its own, as `member_request` has. */
      action: (action: string) => {
        const [area = '', verb = ''] = action.split('.');
        const name = [`actions.${area}_${verb}` as const, `actions.${verb}` as const].find((one) => t.has(one));
        return t(name ?? 'actions.other');
      },
      person: ({ kind, name }: { kind: string; name: string }) =>
        name || (kind === 'member' ? t('member') : kind === 'visitor' ? t('visitor') : t('system')),
      /** What kind of thing it is, and what it is called; a thing without a name is its kind alone. */
      thing: (change: Change) => {
        const { resource, word } = thingOf(change);
        const kind = resource ? resource.label.one[language] : t(`things.${word}`);
        return { kind, name: change.title === change.path || change.title === kind ? '' : change.title };
      },
      /** Undefined for what the server keeps for itself, which tells a person nothing. */
      field: (change: Change, name: string): string | undefined => {
        const own = `fieldNames.${name}` as const;
        return thingOf(change).resource?.fields[name]?.label[language] ?? (t.has(own) ? t(own) : undefined);
      },
      value: (change: Change, name: string, value: unknown) => {
        const option = thingOf(change).resource?.fields[name]?.options?.find((one) => one.value === value);
        if (option) return option.label[language];
        if (typeof value === 'boolean') return value ? t('yes') : t('no');
        if (typeof value === 'string' && thingOf(change).resource?.fields[name]?.kind === 'image' && value !== '')
          return t('things.picture');
        const word = `values.${String(value)}` as const;
        if (t.has(word)) return t(word);
        const text = shownValue(value, language);
        return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || t('empty');
      },
    };
  }, [t, language]);
}
