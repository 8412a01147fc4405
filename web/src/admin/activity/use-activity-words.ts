import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type en from '../../locales/en/admin-panel';

type Verb = keyof (typeof en)['activity']['actions'];

/** How the activity names what happened and who did it. */
export function useActivityWords() {
  const { t, i18n } = useTranslation('admin', { keyPrefix: 'panel.activity' });
  return useMemo(
    () => ({
      /** `partners.change` → "changed". */
      action: (action: string) => {
        const verb = action.split('.')[1] ?? '';
        return i18n.exists(`admin:panel.activity.actions.${verb}`) ? t(`actions.${verb as Verb}`) : t('actions.other');
      },
      person: ({ kind, name }: { kind: string; name: string }) =>
        name || (kind === 'member' ? t('member') : kind === 'visitor' ? t('visitor') : t('system')),
    }),
    [t, i18n],
  );
}
