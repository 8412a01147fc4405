import type { ReactNode } from 'react';
import { createWords, titleOf, type Resource } from '@nexus/domain/resources/resource';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Badge } from '../../controls/badge';
import { PageTitle } from '../../ui/page-title';
import type { ContentDocument } from './content-api';
import type { Values } from './document-values';
import { StatusBadges } from './status-badges';
import { recipeClass } from '../../theme/recipe-class';

/** What the open document is called, how it stands for visitors, and what can be done with it. */
export function EditorHead(props: {
  resource: Resource;
  values: Values;
  stored: ContentDocument | undefined;
  children: ReactNode;
}) {
  const t = useWords('admin');
  const language = useLanguage();
  const { resource, values, stored } = props;
  const untitled = stored ? resource.label.one : createWords(resource);
  const name = titleOf(resource, values, language) || untitled[language];
  return (
    <div className="row between editor-head">
      <div className="row">
        <PageTitle title={name}>
          <bdi>{name}</bdi>
        </PageTitle>
        <span className={recipeClass('row', { gap: 'close' })}>
          {stored ? (
            <StatusBadges document={stored} isExclusive={resource.exclusive !== undefined} />
          ) : (
            <Badge>{t('content.notSaved')}</Badge>
          )}
        </span>
      </div>
      {props.children}
    </div>
  );
}
