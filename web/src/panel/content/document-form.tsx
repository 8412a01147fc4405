import { useState } from 'react';
import { editedField, visibilityField } from '@nexus/domain/resources/resource';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Alert } from '../../controls/states';
import { Conflict } from './conflict';
import type { ContentDocument } from './content-api';
import { DraftOffer } from './draft-offer';
import { FaultSummary } from './fault-summary';
import { HistoryDialog } from './history-dialog';
import { FieldInput } from './inputs/field-input';
import { faultsBelow } from './inputs/input';
import { LanguageTabs } from './language-tabs';
import { Preview, useHasPreview } from './preview';
import { SaveBar } from './save-bar';
import { ScheduleDialog } from './schedule-dialog';
import { Together } from './together';
import { useDocumentForm } from './use-document-form';
import type { DocumentProps } from './document-props';

/** The fields of a document with all that is said about them, and what can be done with it. */
export function DocumentForm(props: DocumentProps & { found: ContentDocument | undefined; reload: () => void }) {
  const { screen, id } = props;
  const t = useWords('admin');
  const language = useLanguage();
  const [opened, setOpened] = useState<'history' | 'schedule'>();
  const [isPreviewing, setPreviewing] = useState(false);
  const hasPreview = useHasPreview(screen.key);
  const editor = useDocumentForm(props);
  const { resource, values, edited, faults, stored, start, mayWrite, isDirty, isBusy, conflict } = editor;
  const shown = Object.entries(resource.fields).filter(([name]) => props.fields?.includes(name) ?? true);
  return (
    <form
      ref={editor.form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.store();
      }}
    >
      <div className="row between">
        <LanguageTabs resource={resource} values={values} value={edited} onChange={editor.setEdited} />
        <span className="row" style={{ gap: 8 }}>
          {hasPreview && (
            <Button
              size="small"
              className="off-phone"
              aria-pressed={isPreviewing}
              onClick={() => setPreviewing((old) => !old)}
            >
              {isPreviewing ? t('panel.editor.closePreview') : t('panel.editor.preview')}
            </Button>
          )}
          {stored && (
            <Button size="small" onClick={() => setOpened('history')}>
              {t('panel.editor.history')}
            </Button>
          )}
          {stored && mayWrite && visibilityField(resource) && (
            <Button size="small" onClick={() => setOpened('schedule')}>
              {t('panel.editor.schedule')}
            </Button>
          )}
        </span>
      </div>
      {stored && mayWrite && <Together resource={resource} id={id ?? 'main'} />}
      {!mayWrite && <Alert tone="warning" title={t('content.readOnly')} />}
      {editor.offer && (
        <DraftOffer draft={editor.offer} language={language} onTake={editor.takeDraft} onDrop={editor.dropDraft} />
      )}
      <FaultSummary resource={resource} faults={faults} shown={shown.map(([name]) => name)} onShow={editor.show} />
      {conflict && (
        <Conflict
          resource={resource}
          by={conflict.by}
          base={conflict.base}
          mine={conflict.mine}
          theirs={conflict.theirs}
          now={values}
          onTake={(name) => editor.set({ [name]: conflict.theirs[name] })}
          onKeep={editor.keepMine}
          onDiscard={editor.discardMine}
        />
      )}
      {props.above?.({ values, fill: editor.set })}
      <div className={isPreviewing ? 'with-preview' : undefined}>
        {/* A new document gets its own form once it is there: nothing is typed into this one meanwhile. */}
        <fieldset className="card pad form-grid" disabled={isBusy && id === undefined}>
          {shown.map(([name, field]) => (
            <div key={name} className="contents" data-field={name}>
              <FieldInput
                field={editedField(resource, name, start)?.field ?? field}
                name={name}
                path={name}
                value={values[name]}
                language={edited}
                faults={faultsBelow(faults, name)}
                isReadOnly={!mayWrite || editedField(resource, name, start)?.isFixed === true}
                onChange={(value) => editor.set({ [name]: value })}
              />
            </div>
          ))}
        </fieldset>
        {isPreviewing && (
          <Preview
            previewKey={screen.key}
            resource={resource}
            values={values}
            language={edited}
            onClose={() => setPreviewing(false)}
          />
        )}
      </div>
      {editor.failure && <Alert tone="bad" title={editor.failure} />}
      {mayWrite && (
        <SaveBar
          isNew={!stored}
          isDirty={isDirty}
          isBusy={isBusy}
          faults={Object.keys(faults).length}
          live={editor.live}
          onDelete={stored && props.onRemoved && resource.kind === 'collection' ? () => void editor.drop() : undefined}
          onPreview={hasPreview ? () => setPreviewing(true) : undefined}
          onReset={editor.reset}
          onReload={props.reload}
        />
      )}
      {stored && (
        <>
          <HistoryDialog
            resource={resource}
            id={id ?? 'main'}
            isOpen={opened === 'history'}
            onClose={() => setOpened(undefined)}
            isDirty={isDirty && mayWrite}
            onRestore={
              mayWrite && !isDirty ? (entry) => void editor.bringBack(entry, () => setOpened(undefined)) : undefined
            }
          />
          <ScheduleDialog
            resource={resource}
            id={id ?? 'main'}
            isOpen={opened === 'schedule'}
            hasUnsaved={isDirty}
            onClose={() => setOpened(undefined)}
          />
        </>
      )}
    </form>
  );
}
