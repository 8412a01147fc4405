import { useLanguage, useWords } from '../../lib/words/use-words';
import { resourceOf, type ContentScreen } from './screens';

/** The specified title of a screen of the panel; where there is none, what its documents are called. */
export function useTitle(screen: ContentScreen): string {
  const t = useWords('admin', 'content.titles');
  const language = useLanguage();
  return t.has(screen.key) ? t(screen.key) : resourceOf(screen).label.many[language];
}
