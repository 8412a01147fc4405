import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReportedMessage } from '@nexus/domain/contract/messages';
import { api } from '../../lib/api-client';
import { formatMoment } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { useRefetch } from '../use-waiting';

/** One reported message: what was written, by whom to whom and when, what is said of it, and what can be done. */
export function ReportCard({ report }: { report: ReportedMessage }) {
  const t = useWords('admin', 'panel.reports');
  const language = useLanguage();
  const toast = useToast();
  const refetch = useRefetch('reports');
  const [isBusy, setBusy] = useState(false);
  const { id, from, fromName, fromTitle, toName, text, note, sentAt, reportedAt, state, decidedBy } = report;
  const next = state === 'open' ? 'closed' : 'open';
  const change = async () => {
    setBusy(true);
    try {
      await api('PUT /api/reports/{id}', { params: { id }, body: { state: next } });
      toast({ title: t(`done.${next}`) });
    } catch (error) {
      toast({ title: t('saveFailed'), error });
    }
    await refetch();
    setBusy(false);
  };
  return (
    <li className="card padded stack queue-card plain">
      <h2 className="person-name">
        <bdi>{fromName || t('gone')}</bdi>
      </h2>
      {fromTitle && (
        <p className="muted">
          <bdi>{fromTitle}</bdi>
        </p>
      )}
      <p className="prose" dir="auto">
        {text}
      </p>
      <dl className="facts small">
        <div>
          <dt>{t('sentAt')}</dt>
          <dd>{formatMoment(sentAt, language)}</dd>
        </div>
        <div>
          <dt>{t('reportedBy')}</dt>
          <dd>
            <bdi>{toName || t('gone')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('reportedAt')}</dt>
          <dd>{formatMoment(reportedAt, language)}</dd>
        </div>
        {note && (
          <div>
            <dt>{t('note')}</dt>
            <dd dir="auto">{note}</dd>
          </div>
        )}
        {decidedBy && (
          <div>
            <dt>{t('closedBy')}</dt>
            <dd>
              <bdi>{decidedBy}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <div className="row">
        <Link
          className={buttonClass({ size: 'small' })}
          to={`${paths.membersManager}?member=${encodeURIComponent(from)}`}
        >
          {t('openMember')}
        </Link>
        <Button size="small" isBusy={isBusy} onClick={() => void change()}>
          {state === 'open' ? t('close') : t('reopen')}
        </Button>
      </div>
    </li>
  );
}
