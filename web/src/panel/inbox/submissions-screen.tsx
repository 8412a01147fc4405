import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SUBMISSION_STATUSES, type Submission } from '@nexus/domain/contract/inbox';
import { LIMITS } from '@nexus/domain/limits';
import { found } from '@nexus/domain/search/found';
import { Field } from '../../controls/field';
import { Select, Textarea } from '../../controls/input';
import { Segments } from '../../controls/segments';
import { SearchField } from '../../controls/search-field';
import { api } from '../../lib/api-client';
import { formatAgo, formatNumber } from '../../lib/format';
import { useKeptText } from '../../lib/use-kept-text';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { useConfirm } from '../../lib/confirm';
import { PageTitle } from '../../ui/page-title';
import { EmptyState, ErrorState, Skeletons } from '../../ui/states';
import { useToast } from '../../lib/toasts';
import { download, tableCsv } from '../content/table-files';
import { Guarded } from '../guarded';
import { cardId, useFocusedCard } from '../members-manager/use-focused-card';
import { isTyping, useSearchShortcut } from '../members-manager/use-search-shortcut';
import { ReplyDialog } from './reply-dialog';
import { badgeClass } from '../../ui/badge';

const SEARCH_ID = 'submissions-search';
type Status = Submission['status'];

/** What people sent from the join page: read, noted, answered, invited, archived; with the keyboard alone if wanted. */
export function SubmissionsScreen() {
  const t = useWords('admin', 'panel.submissions');
  return (
    <Guarded needs="manage_users" title={t('title')}>
      <Inbox />
    </Guarded>
  );
}

function Inbox() {
  const t = useWords('admin', 'panel.submissions');
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const status = search.get('status') ?? 'new';
  const q = search.get('q') ?? '';
  const [replyingTo, setReplyingTo] = useState<Submission>();
  const { change, busyId } = useChangeSubmission();
  useSearchShortcut(SEARCH_ID);
  const { data, error, refetch } = useQuery({
    queryKey: ['submissions'],
    queryFn: () => api('GET /api/admin/submissions'),
    staleTime: 0,
  });
  const shown = useMemo(
    () =>
      found(
        q,
        (data ?? []).filter((one) => status === 'all' || one.status === status),
        ({ type, data: { name = '', email = '', linkedinUrl = '', ...written } }) => ({
          names: [name],
          words: [type, ...Object.values(written)],
          literal: [email, linkedinUrl],
        }),
      ),
    [data, status, q],
  );
  const { current, focus, noteFocus } = useFocusedCard(shown);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const one = shown[current];
      const key = event.key.toLowerCase();
      if (key === 'j') focus(current + 1);
      else if (key === 'k') focus(current - 1);
      else if (one && key === 'e') void change(one, { status: 'archived' });
      else if (one && key === 'r') {
        event.preventDefault();
        setReplyingTo(one);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shown, current, focus, change]);

  const set = (next: Record<string, string>) => {
    noteFocus(0);
    setSearch({ status, ...(q && { q }), ...next }, { replace: true });
  };
  const exported = () => {
    const columns = ['submittedAt', 'type', 'status', 'notes', ...FIELDS];
    const rows = shown.map((one) => ({
      ...one.data,
      submittedAt: one.submittedAt,
      type: one.type,
      status: one.status,
      notes: one.notes,
    }));
    download({ name: 'submissions.csv', text: tableCsv(columns, rows), type: 'text/csv' });
  };
  return (
    <div className="stack" style={{ paddingBlockEnd: 40 }}>
      <div className="row between">
        <div>
          <PageTitle title={t('title')} />
          <p className="sm subtle only-wide">{t('hint')}</p>
        </div>
        <Button size="small" disabled={shown.length === 0} onClick={exported}>
          {t('export')}
        </Button>
      </div>
      <div className="row">
        <SearchField id={SEARCH_ID} label={t('search')} value={q} onChange={(text) => set({ q: text })} />
        <Segments
          label={t('title')}
          value={status}
          onChange={(one) => set({ status: one })}
          options={[...SUBMISSION_STATUSES, 'all' as const].map((value) => ({
            value,
            label: value === 'all' ? t('all') : t(`status.${value}`),
          }))}
        />
      </div>
      {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons count={3} height={160} />}
      {data && shown.length === 0 && <EmptyState text={q ? t('noMatch') : t('none')} />}
      {shown.length > 0 && (
        <>
          <p className="subtle sm num" role="status">
            {t('shown', { n: formatNumber(shown.length, language) })}
          </p>
          <ul className="queue">
            {shown.map((one, index) => (
              <SubmissionCard
                key={one.id}
                submission={one}
                isFocused={index === current}
                isBusy={busyId === one.id}
                onFocus={() => noteFocus(index)}
                onChange={(given) => change(one, given)}
                onReply={() => setReplyingTo(one)}
              />
            ))}
          </ul>
        </>
      )}
      <ReplyDialog submission={replyingTo} onClose={() => setReplyingTo(undefined)} />
    </div>
  );
}

function useChangeSubmission() {
  const t = useWords('admin', 'panel.submissions');
  const toast = useToast();
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState('');
  const change = useCallback(
    async (one: Submission, body: { status?: Status; notes?: string }) => {
      setBusyId(one.id);
      try {
        await api('PUT /api/admin/submissions/{id}', { params: { id: one.id }, body });
        await queries.invalidateQueries({ queryKey: ['submissions'] });
        toast({ title: t('saved') });
        return true;
      } catch (error) {
        toast({ title: t('saveFailed'), error });
        await queries.invalidateQueries({ queryKey: ['submissions'] });
        return false;
      } finally {
        setBusyId('');
      }
    },
    [queries, t, toast],
  );
  return { change, busyId };
}

const FIELDS = [
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
  new: badgeClass('danger'),
  reviewed: badgeClass('warning'),
  contacted: badgeClass('success'),
  archived: badgeClass('success'),
} as const;

function SubmissionCard(props: {
  submission: Submission;
  isFocused: boolean;
  isBusy: boolean;
  onFocus: () => void;
  /** @returns whether it is saved */
  onChange: (change: { status?: Status; notes?: string }) => Promise<boolean>;
  onReply: () => void;
}) {
  const t = useWords('admin', 'panel.submissions');
  const language = useLanguage();
  const { submission: one, isFocused } = props;
  const name = one.data['name'] ?? '';
  const { notes, write, drop } = useNotes(one);
  const toast = useToast();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isFocused]);
  const invite = async () => {
    if (!(await confirm({ title: t('invite'), text: t('inviteAsk', { name }), confirm: t('invite') }))) return;
    try {
      await api('POST /api/admin/submissions/{id}/invite', { params: { id: one.id }, body: { language } });
      toast({ title: t('invitedToast', { name }) });
    } catch (error) {
      toast({ title: t('saveFailed'), error });
    }
    await queries.invalidateQueries({ queryKey: ['submissions'] });
  };
  return (
    <li
      ref={card}
      id={cardId(one.id)}
      tabIndex={-1}
      className="card pad stack queue-card plain"
      data-focused={isFocused}
      onFocus={props.onFocus}
    >
      <div className="row between">
        <h2 className="person-name">
          <bdi>{name}</bdi>
        </h2>
        <span className="row" style={{ gap: 6 }}>
          <span className="tag">{t(`types.${one.type as 'mentor'}`)}</span>
          <span className={TONES[one.status]}>{t(`status.${one.status}`)}</span>
        </span>
      </div>
      <p className="sm subtle">
        {formatAgo(one.submittedAt, language)}
        {one.repliedAt && ` · ${t('repliedOn', { when: formatAgo(one.repliedAt, language) })}`}
        {one.invitedAt && ` · ${t('invitedOn', { when: formatAgo(one.invitedAt, language) })}`}
      </p>
      <dl className="facts sm">
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
          onChange={(event) => void props.onChange({ status: event.target.value as Status })}
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
