import { useTranslation } from 'react-i18next';
import type { ContentScreen } from './screens';

/** The specified title of a screen of the panel. */
export function useTitle({ key }: ContentScreen): string {
  const { t } = useTranslation('admin');
  return t(`content.titles.${key}`);
}
