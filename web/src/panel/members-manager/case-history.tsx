import type { OpenedCase } from '@nexus/domain/membership/case';
import { Timeline, TimelineItem } from '../../controls/timeline';
import { formatMoment } from '../../lib/format';
import type { TextsOf } from '../../lib/words/areas';
import { useLanguage, useWords } from '../../lib/words/use-words';

interface Step {
  at: string;
  title: string;
  /** In the words of whoever said it. */
  text?: string;
  answer?: string;
}

/** What happened between the team and somebody, the newest first: requests, questions, answers, decisions and their reasons. */
export function CaseHistory({ opened }: { opened: OpenedCase }) {
  const t = useWords('admin', 'cases.history');
  const language = useLanguage();
  const steps = stepsOf(opened, t);
  return (
    <section className="card padded stack" aria-labelledby="case-history">
      <h2 className="small-title" id="case-history">
        {t('title')}
      </h2>
      {steps.length === 0 && <p className="muted">{t('none')}</p>}
      <Timeline>
        {steps.map(({ at, title, text, answer }, index) => (
          <TimelineItem key={`${at} ${title}`} isCurrent={index === 0}>
            <p>
              <b dir="auto">{title}</b>{' '}
              <time className="small subtle" dateTime={at}>
                {formatMoment(at, language)}
              </time>
            </p>
            {text && <p dir="auto">{text}</p>}
            {answer !== undefined && (
              <p>
                <span className="small subtle">{answer === '' ? t('unanswered') : `${t('answer')}:`}</span>{' '}
                <span dir="auto">{answer}</span>
              </p>
            )}
          </TimelineItem>
        ))}
      </Timeline>
    </section>
  );
}

function stepsOf({ requests, decisions }: OpenedCase, t: TextsOf<'admin', 'cases.history'>): Step[] {
  const named = (name: string) => ({ name: name || t('someone') });
  const steps = requests.flatMap((request): Step[] => [
    { at: request.submittedAt, title: t('asked') },
    ...request.questions.map(({ askedAt, askedBy, text, answer }) => ({
      at: askedAt,
      title: t('question', named(askedBy)),
      text,
      answer,
    })),
    ...(request.status === 'new' || request.decidedAt === null
      ? []
      : [{ at: request.decidedAt, title: t(request.status, named(request.decidedBy)), text: request.reason }]),
  ]);
  const others = decisions.map(({ status, at, by, reason }) => ({
    at,
    title: t(status === 'approved' ? 'let' : 'ended', named(by)),
    text: reason,
  }));
  return [...steps, ...others].toSorted((a, b) => b.at.localeCompare(a.at));
}
