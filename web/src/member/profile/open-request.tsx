import type { OwnMember } from '@nexus/domain/membership/member';
import { Alert } from '../../controls/states';
import { formatMoment } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { QuestionNotice } from './question-notice';

/** Where one's open request stands: until when the team answers, that it is late, or what it asks. */
export function OpenRequest({ member }: { member: OwnMember }) {
  const t = useWords('members', 'profile');
  const { openRequest, emailInUse } = member;
  if (openRequest?.question) return <QuestionNotice memberId={member.id} question={openRequest.question} />;
  return (
    <Alert tone="warning" title={t('requestOpen')}>
      {openRequest?.answerBy && <Clock {...openRequest} answerBy={openRequest.answerBy} />}
      <p>{emailInUse === '' ? t('requestOpenUnwritten') : t('requestOpenText')}</p>
    </Alert>
  );
}

function Clock(props: { submittedAt: string; answerBy: string; answeredAt: string | null; remindedAt: string | null }) {
  const t = useWords('members', 'profile');
  const language = useLanguage();
  const { submittedAt, answerBy, answeredAt, remindedAt } = props;
  const isLate = Date.parse(answerBy) <= useNow(Date.parse(submittedAt));
  const until = formatMoment(answerBy, language);
  return (
    <>
      <p>{t('requestSince', { when: formatMoment(submittedAt, language) })}</p>
      {answeredAt && <p>{t('requestAnswered', { when: formatMoment(answeredAt, language) })}</p>}
      <p>{isLate ? t('requestLate', { until }) : t('requestUntil', { until })}</p>
      {isLate && remindedAt && <p>{t('requestReminded', { when: formatMoment(remindedAt, language) })}</p>}
    </>
  );
}
