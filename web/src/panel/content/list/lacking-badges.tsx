import { LANGUAGES } from '@nexus/domain/bilingual';
import type { Lacking } from '@nexus/domain/contract/content-rows';
import { useWords } from '../../../lib/words/use-words';
import { Badge } from '../../../controls/badge';

/** The languages in which a document of a list is not written, or not all of it. */
export function LackingBadges({ lacking }: { lacking: Lacking }) {
  const t = useWords('admin', 'content');
  return LANGUAGES.filter((language) => lacking[language] !== undefined).map((language) => (
    <Badge key={language} tone="warning">
      {lacking[language] === 'all' ? t(`lacking.${language}`) : t(`partly.${language}`)}
    </Badge>
  ));
}
