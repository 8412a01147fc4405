import { REQUESTS } from '@nexus/domain/limits';
import type { OpenedCase } from '@nexus/domain/membership/case';
import { KeptTextForm } from '../../controls/kept-text-form';
import { api } from '../../lib/api-client';
import { formatAgo } from '../../lib/format';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { useRefetch } from '../use-waiting';

/** The question that is open about their request, or the way to ask one; the last answer stands above it. */
export function CaseQuestion({ opened: { member, requests } }: { opened: OpenedCase }) {
  const t = useWords('admin', 'cases.question');
  const someone = useWords('admin', 'cases.history')('someone');
  const failed = useWords('admin', 'cases')('changeFailed');
  const language = useLanguage();
  const toast = useToast();
  const refetch = useRefetch('members');
  const request = requests.find(({ status }) => status === 'new');
  const [last] = request?.questions ?? [];
  const ask = async (id: string, text: string) => {
    const headers = { 'if-match': `"${member.standing}"` };
    try {
      await api('POST /api/join-requests/{id}/questions', { params: { id }, body: { text }, headers });
      toast({ title: t('sent') });
    } finally {
      await refetch();
    }
  };
  return (
    <section className="card padded stack" aria-labelledby="case-question">
      <h2 className="small-title" id="case-question">
        {t('title')}
      </h2>
      {!request && <p className="muted">{t('none')}</p>}
      {last && (
        <blockquote className="said stack">
          <p dir="auto">{last.text}</p>
          {last.answeredAt === null ? (
            <p className="small subtle">
              {t('open', { when: formatAgo(last.askedAt, language), name: last.askedBy || someone })}
            </p>
          ) : (
            <>
              <p className="small subtle">{t('answered', { when: formatAgo(last.answeredAt, language) })}</p>
              <p dir="auto">{last.answer}</p>
            </>
          )}
        </blockquote>
      )}
      {request && last?.answeredAt !== null && (
        <KeptTextForm
          name={`question:${request.id}`}
          label={t('label')}
          help={member.emailInUse === '' ? t('helpUntold') : t('help')}
          button={t('send')}
          failed={failed}
          maxLength={REQUESTS.questionCharacters}
          send={(text) => ask(request.id, text)}
        />
      )}
    </section>
  );
}
