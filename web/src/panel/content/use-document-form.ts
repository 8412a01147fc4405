import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Language } from '@nexus/domain/bilingual';
import { faultSentence } from '@nexus/domain/error-sentences';
import { visibilityField } from '@nexus/domain/resources/resource';
import { ApiError, sentenceOf } from '../../lib/api-error';
import { useMay } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard';
import { readOne, save, type ContentDocument } from './content-api';
import type { DocumentProps } from './document-props';
import { startOf, typedSince, type Values } from './document-values';
import { unreadableIn } from './fault-places';
import { merged } from './merge';
import { savedHere, tell } from './saved-here';
import { resourceOf } from './screens';
import { useDraft, type Draft } from './use-draft';
import { useFaults } from './use-faults';
import { useLiveCheck } from './use-live-check';
import { useRemove } from './use-remove';
import { useRestore } from './use-restore';
import { useSaid } from './use-said';
import { useSaveKey } from './use-save-key';
import { useTryKey } from './use-try-key';

/** The state of a document's form, and what can be done with it. It goes on across its own saves, so that what is typed meanwhile stays. */
export function useDocumentForm(props: DocumentProps & { found: ContentDocument | undefined; reload: () => void }) {
  const { screen, id } = props;
  const [stored, setStored] = useState(props.found);
  /** Set while the form goes on with a draft of an older version: a save then meets what was saved since. */
  const [basis, setBasis] = useState<{ version: number; values: Values }>();
  const version = basis?.version ?? stored?.version ?? 0;
  const t = useWords('admin');
  const signedIn = useWords('signedIn');
  const language = useLanguage();
  const resource = resourceOf(screen);
  const mayWrite = useMay('manage_content');
  const said = useSaid(screen.key, props.words);
  const remove = useRemove(screen);
  const toast = useToast();
  const queries = useQueryClient();
  const newest = useMemo(() => startOf(resource, stored, props.initial), [resource, stored, props.initial]);
  const start = basis?.values ?? newest;
  const [values, setValues] = useState<Values>(start);
  const [edited, setEdited] = useState<Language>(language);
  const form = useRef<HTMLFormElement>(null);
  const { faults, check, refuse, show, clear } = useFaults({ resource, values, language, onTab: setEdited });
  const [conflict, setConflict] = useState<{ theirs: ContentDocument; by: string; base: Values; mine: Values }>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const live = useLiveCheck(resource, savedHere.get(`${resource.name}/${id}`) === stored?.version ? stored : undefined);
  const isDirty = JSON.stringify(values) !== JSON.stringify(start);
  useUnsavedGuard(isDirty && !isBusy, t('content.unsaved'), t('content.leave'));
  const draft = useDraft({
    name: `${resource.name}/${id ?? 'new'}`,
    version,
    base: start,
    values,
    isDirty: isDirty && mayWrite,
  });
  const takeDraft = (taken: Draft) => {
    draft.take(taken);
    setBasis(taken.version === stored?.version ? undefined : stored && { version: taken.version, values: taken.base });
    setValues({ ...start, ...taken.typed });
  };

  const keyOf = useTryKey();
  const { onCreated, onSaved } = props;
  const store = async () => {
    if (!mayWrite || isBusy) return;
    const unreadable = { half: t('content.unreadable'), number: t('content.notNumber') };
    const found: Record<string, string> = { ...check(), ...unreadableIn(form.current, unreadable) };
    if (Object.keys(found).length > 0) {
      refuse(form.current, found);
      const missing = faultSentence('required', language);
      if (screen.key === 'missionVision' && [found['mission'], found['vision']].includes(missing))
        toast({ title: t('panel.editor.validationTitle'), text: t('panel.editor.missionRequired'), isBad: true });
      return;
    }
    clear();
    setFailure('');
    setBusy(true);
    try {
      const saved = await save({ resource, id, version, body: values, key: keyOf(values) });
      savedHere.set(`${resource.name}/${saved.id ?? 'main'}`, saved.version);
      setConflict(undefined);
      draft.settle();
      const flag = visibilityField(resource);
      const isShown = !flag || saved[flag] === true;
      const picture = saved['backgroundImageUrl'];
      const hasNewPicture = screen.key === 'hero' && picture !== '' && picture !== start['backgroundImageUrl'];
      said.succeeded(stored ? 'updated' : 'created', { isShown, hasNewPicture });
      tell(screen);
      queries.setQueryData(['content', resource.name, saved.id], saved);
      // Another document may have changed with it: the words that they share.
      const isOther = ({ queryKey: [, name, one] }: { queryKey: readonly unknown[] }) =>
        name !== resource.name || one !== saved.id;
      void queries.invalidateQueries({ queryKey: ['content'], predicate: isOther });
      onSaved?.(saved);
      if (id === undefined) return onCreated?.(saved.id);
      setStored(saved);
      setBasis(undefined);
      setValues((now) => typedSince(values, now, startOf(resource, saved)));
      setBusy(false);
    } catch (error) {
      setBusy(false);
      const isStale = error instanceof ApiError && error.status === 412;
      if (isStale) await meet(error.details['by'] ?? '');
      else if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) setFailure(sentenceOf(error));
      if (error instanceof ApiError) refuse(form.current, error.fields);
      said.failed(stored ? 'update' : 'create', error);
    }
  };
  /** Somebody else saved meanwhile: their changes come into the form beside mine. */
  const meet = async (by: string) => {
    const theirs = await readOne(resource, id ?? 'main').catch(() => undefined);
    if (!theirs) return setFailure(signedIn('refused.stale'));
    setConflict({ theirs, by, base: start, mine: values });
    setValues((now) => merged({ base: start, mine: now, theirs: startOf(resource, theirs) }));
  };
  useSaveKey(() => void store());

  const drop = async () => {
    if (!stored) return;
    if (!(await remove(stored, () => setBusy(true)))) return setBusy(false);
    draft.dropAll();
    props.onRemoved?.();
  };
  const reset = () => {
    const kept = { values, basis };
    setBasis(undefined);
    setValues(newest);
    draft.settle();
    toast({
      title: t('panel.editor.wasReset'),
      action: {
        label: t('panel.list.undo'),
        run: () => {
          setBasis(kept.basis);
          setValues(kept.values);
        },
      },
    });
  };
  const bringBack = useRestore({ screen, id: id ?? 'main', version, said, reload: props.reload });

  return {
    resource,
    form,
    values,
    edited,
    setEdited,
    faults,
    show: (path: string) => show(form.current, path),
    stored,
    start,
    mayWrite,
    isDirty,
    isBusy,
    failure,
    live,
    offer: mayWrite ? draft.offer : undefined,
    takeDraft,
    dropDraft: draft.throwAway,
    conflict,
    keepMine: () => {
      setStored(conflict?.theirs);
      setBasis(undefined);
      setConflict(undefined);
    },
    discardMine: () => {
      draft.settle();
      props.reload();
    },
    set: (changed: Values) => setValues((old) => ({ ...old, ...changed })),
    store,
    drop,
    reset,
    bringBack,
  };
}
