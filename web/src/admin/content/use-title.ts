import { useTranslation } from 'react-i18next';
import type { Language } from '@nexus/domain/bilingual';
import { resourceOf, type ContentScreen } from './screens';

/** The specified title of a screen of the panel; where there is none, what its documents are called. */
export function useTitle(screen: ContentScreen): string {
  const { i18n } = useTranslation('admin');
  const specified = `admin:content.titles.${screen.key}`;
  if (i18n.exists(specified)) return i18n.t(specified as never);
  return resourceOf(screen).label.many[i18n.language as Language];
}
