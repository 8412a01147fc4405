import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContentRow as Row } from '@nexus/domain/contract/content-rows';
import { LIMITS } from '@nexus/domain/limits';
import { pictureFields } from '@nexus/domain/resources/list-fields';
import { titleOf } from '@nexus/domain/resources/resource';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Checkbox } from '../../../controls/checkbox';
import { Icon } from '../../../ui/icon';
import { Thumb } from '../../thumb';
import { adminPath, resourceOf, type ContentScreen } from '../screens';
import { shownInList } from '../shown-value';
import { CardActions } from './card-actions';
import { LackingBadges } from './lacking-badges';
import { StatusBadges } from '../status-badges';
import { recipeClass } from '../../../theme/recipe-class';

/** One document of a list: chosen by its box, opened by its link, carried by its handle. */
export function ContentRow(props: {
  screen: ContentScreen;
  document: Row;
  isSelected: boolean;
  onSelect: (() => void) | undefined;
  handle?: ReactNode;
}) {
  const t = useWords('admin');
  const language = useLanguage();
  const name = useId();
  const { screen, document } = props;
  const resource = resourceOf(screen);
  const columns = (resource.list?.columns ?? []).filter(
    (name) => !['image', 'flag'].includes(resource.fields[name]?.kind ?? ''),
  );
  const pictures = pictureFields(resource);
  const picture = pictures.find((name) => document[name]) ?? pictures[0];
  return (
    <div className="content-item">
      {props.handle}
      {props.onSelect && (
        <Checkbox
          label={t('panel.list.select', { name: titleOf(resource, document, language) })}
          isLabelHidden
          isChecked={props.isSelected}
          onChange={props.onSelect}
        />
      )}
      <Link to={adminPath(screen, document.id)} className="content-row">
        {picture && <Thumb field={resource.fields[picture]} src={String(document[picture] ?? '')} />}
        <span className="content-cells">
          {columns.map((column, index) => (
            <bdi
              key={column}
              {...(index === 0 && { id: name })}
              className={index === 0 ? 'content-name two-lines' : 'small muted two-lines'}
            >
              {shownInList(document[column], resource.fields[column], language).slice(
                0,
                LIMITS.entryPreviewCharacters,
              ) || '—'}
            </bdi>
          ))}
        </span>
        <span className={recipeClass('row', { gap: 'close' })}>
          <LackingBadges lacking={document.lacking} />
          <StatusBadges document={document} isExclusive={resource.exclusive !== undefined} />
          <Icon name="forward" small />
        </span>
      </Link>
      {screen.isCards && props.onSelect && <CardActions screen={screen} document={document} namedBy={name} />}
    </div>
  );
}
