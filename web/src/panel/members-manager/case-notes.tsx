import { LIMITS } from '@nexus/domain/limits';
import type { Note } from '@nexus/domain/membership/case';
import { Moving, MovingItem } from '../../controls/moving';
import { KeptTextForm } from '../../controls/kept-text-form';
import { api } from '../../lib/api-client';
import { formatAgo } from '../../lib/format';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { useRefetch } from '../use-waiting';

/** What moderators wrote for each other about somebody, the newest first. */
export function CaseNotes({ id, notes }: { id: string; notes: readonly Note[] }) {
  const t = useWords('admin', 'cases.notes');
  const failed = useWords('admin', 'cases')('changeFailed');
  const language = useLanguage();
  const toast = useToast();
  const refetch = useRefetch('members');
  const save = async (text: string) => {
    await api('POST /api/admin/cases/{id}/notes', { params: { id }, body: { text } });
    toast({ title: t('saved') });
    await refetch();
  };
  return (
    <section className="card padded stack" aria-labelledby="case-notes">
      <h2 className="small-title" id="case-notes">
        {t('title')}
      </h2>
      {notes.length === 0 && <p className="muted">{t('none')}</p>}
      <ul className="case-notes">
        <Moving>
          {notes.map((note) => (
            <MovingItem key={`${note.at} ${note.by}`}>
              <p dir="auto">{note.text}</p>
              <p className="small subtle">
                <bdi>{note.by}</bdi> · {formatAgo(note.at, language)}
              </p>
            </MovingItem>
          ))}
        </Moving>
      </ul>
      <KeptTextForm
        name={`case-note:${id}`}
        label={t('label')}
        help={t('help')}
        button={t('save')}
        failed={failed}
        maxLength={LIMITS.reasonCharacters}
        send={save}
      />
    </section>
  );
}
