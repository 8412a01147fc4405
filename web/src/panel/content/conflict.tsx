import { formatList } from '@nexus/domain/locale';
import type { Resource } from '@nexus/domain/resources/resource';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Alert } from '../../controls/states';
import type { ContentDocument } from './content-api';
import { KeptValue } from './kept-value';
import { contested, takenOver } from './merge';
import { recipeClass } from '../../theme/recipe-class';

/** What somebody else saved meanwhile, field by field, and what to do about each. Nothing typed is lost. */
export function Conflict(props: {
  resource: Resource;
  by: string;
  /** What both started from. */
  base: Record<string, unknown>;
  /** As it was typed, before theirs was brought in. */
  mine: Record<string, unknown>;
  theirs: ContentDocument;
  /** As it stands in the form now. */
  now: Record<string, unknown>;
  onTake: (name: string) => void;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const t = useWords('admin');
  const language = useLanguage();
  const { resource, theirs } = props;
  const fields = Object.entries(resource.fields);
  const names = contested(props);
  const isOpen = (name: string) => JSON.stringify(props.now[name]) !== JSON.stringify(theirs[name]);
  const document = { path: `${resource.name}/${theirs.id}`, kind: 'changed' as const, title: '' };
  const differing = fields.filter(([name]) => names.includes(name) && isOpen(name));
  const taken = takenOver(props).flatMap((name) => resource.fields[name]?.label[language] ?? []);
  const title = props.by ? t('panel.editor.conflictBy', { name: props.by }) : t('content.conflict');
  return (
    <Alert tone="bad" title={title}>
      {taken.length > 0 && <p>{t('content.takenOver', { names: formatList(taken, language) })}</p>}
      <ul className={`contested ${recipeClass('stack', { gap: 'close' })}`}>
        {differing.map(([name, field]) => (
          <li key={name}>
            <b>{field.label[language]}</b>
            <p className="small" dir="auto">
              {t('content.theirs')}:{' '}
              <KeptValue resource={resource} change={document} name={name} value={theirs[name]} />
            </p>
            <Button size="small" onClick={() => props.onTake(name)}>
              {t('content.takeTheirs')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button size="small" variant="primary" onClick={props.onKeep}>
          {t('content.keepMine')}
        </Button>
        <Button size="small" onClick={props.onDiscard}>
          {t('content.discard')}
        </Button>
      </div>
    </Alert>
  );
}
