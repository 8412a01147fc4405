import { useEffect, useRef } from 'react';
import type { Submission } from '@nexus/domain/contract/inbox';
import { SUBMISSION_STATUSES } from '@nexus/domain/forms/inbox';
import { LIMITS } from '@nexus/domain/limits';
import { Field } from '../../controls/field';
import { Select, Textarea } from '../../controls/input';
import { api } from '../../lib/api-client';
import { useConfirm } from '../../lib/confirm';
import { formatAgo } from '../../lib/format';
import { useToast } from '../../lib/toasts';
import { useKeptText } from '../../lib/use-kept-text';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Badge } from '../../controls/badge';
import { Button } from '../../ui/button';
import { cardId } from '../members-manager/use-focused-card';
import { useRefetch } from '../use-waiting';
import type { SubmissionChange } from './use-change-submission';
import { recipeClass } from '../../theme/recipe-class';

/** What the forms of the join page ask for, in the order of the card and the export. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'organization',
  'experience',
  'motivation',
  'linkedinUrl',
  'availability',
  'skills',
] as const;
const TONES = {
  new: 'danger',
  reviewed: 'warning',
  contacted: 'success',
  archived: 'success',
} as const;

/** One application: what was written, notes, and what can be done with it. */
export function SubmissionCard(props: {
  submission: Submission;
  isFocused: boolean;
  isBusy: boolean;
  onFocus: () => void;
  /** @returns whether it is saved */
  onChange: (change: SubmissionChange) => Promise<boolean>;
  onReply: () => void;
}) {
  const t = useWords('admin', 'panel.submissions');
  const language = useLanguage();
  const { submission: one, isFocused } = props;
  const name = one.data['name'] ?? '';
  const { notes, write, drop } = useNotes(one);
  const toast = useToast();
  const confirm = useConfirm();
  const refetch = useRefetch('submissions');
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isFocused]);
  const invite = async () => {
    if (!(await confirm({ title: t('invite'), text: t('inviteAsk', { name }), confirm: t('invite') }))) return;
    try {
      await api('POST /api/submissions/{id}/invite', { params: { id: one.id }, body: { language } });
      toast({ title: t('invitedToast', { name }) });
    } catch (error) {
      toast({ title: t('saveFailed'), error });
    }
    await refetch();
  };
  return (
    <li
      ref={card}
      id={cardId(one.id)}
      tabIndex={-1}
      className="card padded stack queue-card plain"
      data-focused={isFocused}
      onFocus={props.onFocus}
    >
      <div className="row between">
        <h2 className="person-name">
          <bdi>{name}</bdi>
        </h2>
        <span className={recipeClass('row', { gap: 'close' })}>
          <span className="tag">{t(`types.${one.type as 'mentor'}`)}</span>
          <Badge tone={TONES[one.status]}>{t(`status.${one.status}`)}</Badge>
        </span>
      </div>
      <p className="small subtle">
        {formatAgo(one.submittedAt, language)}
        {one.repliedAt && ` · ${t('repliedOn', { when: formatAgo(one.repliedAt, language) })}`}
        {one.invitedAt && ` · ${t('invitedOn', { when: formatAgo(one.invitedAt, language) })}`}
      </p>
      <dl className="facts small">
        {FIELDS.filter((field) => field !== 'name' && one.data[field]).map((field) => (
          <div key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd dir="auto">{one.data[field]}</dd>
          </div>
        ))}
      </dl>
      <Field label={t('notes')}>
        <Textarea
          rows={2}
          maxLength={LIMITS.textLong}
          placeholder={t('notesHelp')}
          value={notes}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <div className="row">
        <Select
          fit
          aria-label={t('statusOf', { name })}
          value={one.status}
          disabled={props.isBusy}
          onChange={(event) => void props.onChange({ status: event.target.value as Submission['status'] })}
          options={SUBMISSION_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        />
        {notes !== one.notes && (
          <Button
            size="small"
            variant="primary"
            isBusy={props.isBusy}
            onClick={() => void props.onChange({ notes }).then((isSaved) => isSaved && drop())}
          >
            {t('saveNotes')}
          </Button>
        )}
        <Button size="small" onClick={props.onReply}>
          {t('reply')}
        </Button>
        <Button size="small" onClick={() => void invite()}>
          {t('invite')}
        </Button>
        {one.status !== 'archived' && (
          <Button size="small" isBusy={props.isBusy} onClick={() => void props.onChange({ status: 'archived' })}>
            {t('archive')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What is typed is kept until it is saved; where somebody else wrote notes meanwhile, theirs stand above it. */
function useNotes(one: Submission) {
  const { typed, write, drop } = useKeptText<'notes' | 'over'>(`notes:${one.id}`);
  const [over = '', own = one.notes] = typed ? [typed.over, typed.notes] : [one.notes, one.notes];
  const notes = over === one.notes || own === one.notes ? own : `${one.notes}\n${own}`;
  return { notes, write: (text: string) => write({ notes: text, over: one.notes }), drop };
}
