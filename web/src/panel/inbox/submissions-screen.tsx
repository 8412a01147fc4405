import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Submission } from '@nexus/domain/contract/inbox';
import { SUBMISSION_STATUSES } from '@nexus/domain/forms/inbox';
import { found } from '@nexus/domain/search/found';
import { Segments } from '../../controls/segments';
import { SearchField } from '../../controls/search-field';
import { formatNumber } from '../../lib/format';
import { lazyPart } from '../../lib/lazy-part';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { EmptyState, Skeletons } from '../../controls/states';
import { Guarded } from '../guarded';
import { ListFault } from '../list-fault';
import { ShowMore } from '../../controls/show-more';
import { useExport } from '../use-export';
import { readPages, usePages } from '../../lib/use-pages';
import { useFocusedCard } from '../members-manager/use-focused-card';
import { isTyping, useSearchShortcut } from '../members-manager/use-search-shortcut';
import { submissionsIn } from './paged';
import { FIELDS, SubmissionCard } from './submission-card';
import { useChangeSubmission } from './use-change-submission';

const SEARCH_ID = 'submissions-search';
/** Is there before anybody answers, and not what the list waits for. */
const ReplyDialog = lazyPart(async () => (await import('./reply-dialog')).ReplyDialog);

/** What people sent from the join page: read, noted, answered, invited, archived; with the keyboard alone if wanted. */
export function SubmissionsScreen() {
  const t = useWords('admin', 'panel.submissions');
  return (
    <Guarded needs="manage_users" title={t('title')}>
      <Inbox />
    </Guarded>
  );
}

const COLUMNS = ['submittedAt', 'type', 'status', 'notes', ...FIELDS];

function statusIn(search: URLSearchParams): Submission['status'] | 'all' {
  const asked = search.get('status');
  return [...SUBMISSION_STATUSES, 'all' as const].find((one) => one === asked) ?? 'new';
}

function matching(q: string, submissions: readonly Submission[]): Submission[] {
  return found(q, submissions, ({ type, data: { name = '', email = '', linkedinUrl = '', ...written } }) => ({
    names: [name],
    words: [type, ...Object.values(written)],
    literal: [email, linkedinUrl],
  }));
}

function Inbox() {
  const t = useWords('admin', 'panel.submissions');
  const list = useWords('admin', 'panel.list');
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const status = statusIn(search);
  const q = search.get('q') ?? '';
  const [replyingTo, setReplyingTo] = useState<Submission>();
  const { change, busyId } = useChangeSubmission();
  useSearchShortcut(SEARCH_ID);
  const { items: submissions, ...pages } = usePages(submissionsIn(status));
  const { error, hasNextPage } = pages;
  const shown = useMemo(() => matching(q, submissions ?? []), [submissions, q]);
  const searched = formatNumber(submissions?.length ?? 0, language);
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
  const { isBusy, save } = useExport({ name: 'submissions.csv', columns: COLUMNS, failed: t('failed') });
  const exported = async () =>
    matching(q, await readPages(submissionsIn(status))).map(({ data, submittedAt, type, notes, ...one }) => ({
      ...data,
      submittedAt,
      type,
      status: one.status,
      notes,
    }));
  return (
    <div className="stack screen">
      <div className="row between">
        <div>
          <PageTitle title={t('title')} />
          <p className="small subtle only-wide">{t('hint')}</p>
        </div>
        <Button
          size="small"
          isBusy={isBusy}
          disabled={shown.length === 0 && !hasNextPage}
          onClick={() => void save(exported)}
        >
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
      <ListFault of={pages} failed={t('failed')} />
      {!submissions && !error && <Skeletons count={3} height={160} />}
      {submissions && shown.length === 0 && (
        <EmptyState text={!q ? t('none') : hasNextPage ? list('noMatchYet', { n: searched }) : t('noMatch')} />
      )}
      {shown.length > 0 && (
        <>
          <p className="subtle small digits" role="status">
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
      {q && hasNextPage && shown.length > 0 && <p className="small subtle">{list('searched', { n: searched })}</p>}
      <ShowMore of={pages} more={q ? list('searchOn') : t('more')} failed={t('failed')} />
      <Suspense>
        <ReplyDialog submission={replyingTo} onClose={() => setReplyingTo(undefined)} />
      </Suspense>
    </div>
  );
}
