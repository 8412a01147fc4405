import type { Issue } from '@nexus/domain/contract/issues';
import { Progress } from '../../controls/progress';
import { Alert } from '../../controls/states';
import { formatMoment, formatNumber } from '../../lib/format';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { IssuePreview } from './issue-preview';
import { StopSending } from './stop-sending';

/** An issue that nobody here changes: how far it came, when it went to how many, and the mail itself. */
export function SentIssue({ issue }: { issue: Issue }) {
  const t = useWords('issues');
  const language = useLanguage();
  const maySend = useMay('manage_users');
  const { id, version, state, progress, sentAt, recipients } = issue;
  const n = (count: number) => formatNumber(count, language);
  return (
    <>
      {state === 'sending' && progress && (
        <div className="card padded stack" role="status">
          <p className="digits">{t('going', { sent: n(progress.sent), total: n(progress.total) })}</p>
          <Progress
            label={t('states.sending')}
            value={Math.min(progress.sent, progress.total)}
            max={progress.total || 1}
          />
          <p className="small subtle">{t('goingText')}</p>
        </div>
      )}
      {state === 'stopped' && (
        <Alert
          tone="warning"
          title={t('stoppedAt', { sent: n(recipients), total: n(Math.max(progress?.total ?? 0, recipients)) })}
        >
          {t('stoppedText')}
        </Alert>
      )}
      {maySend && (state === 'sending' || state === 'stopped') && <StopSending issue={issue} />}
      {state === 'sent' && sentAt && (
        <p role="status">
          {t('sentOn', { when: formatMoment(sentAt, language) })}{' '}
          {t('recipients', { count: recipients, n: n(recipients) })}
        </p>
      )}
      {state !== 'draft' && <p className="muted">{t('frozen')}</p>}
      <IssuePreview id={id} version={version} />
    </>
  );
}
