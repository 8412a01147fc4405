import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Alert, Skeletons } from '../../controls/states';
import { Conflict } from './conflict';
import type { ContentDocument } from './content-api';
import { DocumentFields } from './document-fields';
import { DraftOffer } from './draft-offer';
import { EditorActions } from './editor-actions';
import { EditorHead } from './editor-head';
import { FaultSummary } from './fault-summary';
import { HistoryDialog } from './history-dialog';
import { LanguageTabs } from './language-tabs';
import { Preview } from './preview';
import { useHasPreview } from './preview-context';
import { SaveBar } from './save-bar';
import { Together } from './together';
import { useDocumentForm } from './use-document-form';
import type { DocumentProps } from './document-props';

/** They come after the form, which does not wait for them. */
const Cancelling = lazyPart(async () => (await import('../events/cancelling')).Cancelling);
const ScheduleDialog = lazyPart(async () => (await import('./schedule-dialog')).ScheduleDialog);

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
  const shown = Object.keys(resource.fields).filter(
    (name) => !resource.fields[name]?.byAction && (props.fields?.includes(name) ?? true),
  );
  const preview = hasPreview ? { isOpen: isPreviewing, toggle: () => setPreviewing((old) => !old) } : undefined;
  const actions = (
    <EditorActions screen={screen} stored={stored} mayWrite={mayWrite} preview={preview} onOpen={setOpened} />
  );
  const tabs = (
    <LanguageTabs resource={resource} values={values} shown={shown} value={edited} onChange={editor.setEdited} />
  );
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
      {props.isPage ? (
        <EditorHead resource={resource} values={values} stored={stored}>
          {actions}
        </EditorHead>
      ) : (
        <div className="row between">
          {tabs}
          {actions}
        </div>
      )}
      {stored && mayWrite && <Together resource={resource} id={id ?? 'main'} />}
      {!mayWrite && <Alert tone="warning" title={t('content.readOnly')} />}
      {screen.key === 'event' && stored && (
        <Suspense fallback={mayWrite && isToCome(stored) && <Skeletons count={1} height={36} />}>
          <Cancelling event={stored} mayWrite={mayWrite} isDirty={isDirty} onChange={props.reload} />
        </Suspense>
      )}
      {editor.offer && (
        <DraftOffer draft={editor.offer} language={language} onTake={editor.takeDraft} onDrop={editor.dropDraft} />
      )}
      <FaultSummary resource={resource} faults={faults} shown={shown} onShow={editor.show} />
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
      {props.isPage && <div className="row">{tabs}</div>}
      <div className={isPreviewing ? 'form-body with-preview' : 'form-body'}>
        <DocumentFields
          resource={resource}
          values={values}
          start={start}
          faults={faults}
          shown={shown}
          edited={edited}
          mayWrite={mayWrite}
          // A new document gets its own form once it is there: nothing is typed into this one meanwhile.
          isDisabled={isBusy && id === undefined}
          onChange={editor.set}
        />
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
          <Suspense>
            <ScheduleDialog
              resource={resource}
              id={id ?? 'main'}
              isOpen={opened === 'schedule'}
              hasUnsaved={isDirty}
              onClose={() => setOpened(undefined)}
            />
          </Suspense>
        </>
      )}
    </form>
  );
}

/**
 * An event that can still be called off: the button for that has its place before it is there. It asks as `isPast` does,
 * which stands in a file that would come with this one: 4.5 kB too many for the editor of an event.
 */
function isToCome({ startsAt, endsAt }: ContentDocument): boolean {
  return Date.parse(String(endsAt ?? startsAt)) > Date.now();
}
