import { LANGUAGES } from '@nexus/domain/bilingual';
import type { Resource } from '@nexus/domain/resources/resource';
import { translationsOf } from '@nexus/domain/resources/translations';
import { useWords } from '../../../lib/words/use-words';
import { Badge } from '../../../controls/badge';

/** The languages in which a document of a list is not written, or not all of it. */
export function LackingBadges({ resource, document }: { resource: Resource; document: Record<string, unknown> }) {
  const t = useWords('admin', 'content');
  const { total, missing } = translationsOf(resource, document);
  return LANGUAGES.filter((language) => missing[language].length > 0).map((language) => (
    <Badge key={language} tone="warning">
      {missing[language].length === total ? t(`lacking.${language}`) : t(`partly.${language}`)}
    </Badge>
  ));
}
