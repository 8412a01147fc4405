import { useTranslation } from 'react-i18next';
import type { Language } from '@nexus/domain/bilingual';
import type { Resource } from '@nexus/domain/resources/resource';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/states';
import type { ContentDocument } from './content-api';
import { shownValue } from './shown-value';

/** What somebody else saved meanwhile, field by field, and what to do about each. Nothing typed is lost. */
export function Conflict(props: {
  resource: Resource;
  by: string;
  mine: Record<string, unknown>;
  theirs: ContentDocument;
  onTake: (name: string) => void;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const { t, i18n } = useTranslation('admin');
  const language = i18n.language as Language;
  const { resource, mine, theirs } = props;
  const differing = Object.entries(resource.fields).filter(
    ([name]) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
  const title = props.by ? t('panel.editor.conflictBy', { name: props.by }) : t('content.conflict');
  return (
    <Alert tone="bad" title={title}>
      <ul className="stack" style={{ gap: 8, marginBlock: 12 }}>
        {differing.map(([name, field]) => (
          <li key={name}>
            <b>{field.label[language]}</b>
            <p className="sm" dir="auto">
              {t('content.theirs')}: {shownValue(theirs[name], language).slice(0, 200) || t('panel.editor.empty')}
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
