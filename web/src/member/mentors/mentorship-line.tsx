import { Link } from 'react-router-dom';
import type { Mentorship } from '@nexus/domain/contract/mentors';
import {
  closesAt,
  isWaiting,
  maySay,
  type MentorshipAnswer,
  type MentorshipState,
} from '@nexus/domain/membership/mentoring';
import { Badge } from '../../controls/badge';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';

const TONES = {
  open: 'warning',
  later: 'warning',
  active: 'success',
  declined: undefined,
  takenBack: undefined,
  ended: undefined,
  lapsed: undefined,
  unanswered: undefined,
} as const satisfies Record<MentorshipState, string | undefined>;

interface Given {
  mentorship: Mentorship;
  isBusy: boolean;
  onSay: (answer: MentorshipAnswer) => void;
}

/** One request or mentorship: with whom, what was asked, how it stands, and what can be said. */
export function MentorshipLine(props: Given) {
  const t = useWords('mentors', 'mine');
  const language = useLanguage();
  const { other, state, text, role, askedAt, changedAt } = props.mentorship;
  const day = (moment: string) => formatDay(moment, language);
  return (
    <li className={`card padded ${recipeClass('stack', { gap: 'close' })}`}>
      <div className="row between">
        <div className="person">
          <Avatar name={other?.name ?? '?'} src={other?.imageUrl ?? ''} />
          <div>
            <b className="two-lines">
              {other ? (
                <Link className="link" to={paths.member(other.id)}>
                  <bdi>{other.name}</bdi>
                </Link>
              ) : (
                t('gone')
              )}
            </b>
            {state === 'active' && <small>{role === 'mentor' ? t('asMentor') : t('asMentee')}</small>}
            {state !== 'active' && other && (
              <small className="two-lines">
                <bdi>{other.title}</bdi>
              </small>
            )}
          </div>
        </div>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="prose" dir="auto">
        {text}
      </p>
      <p className="small subtle">
        {isWaiting(state)
          ? t('since', { day: day(askedAt), end: day(closesAt(changedAt)) })
          : t('changed', { day: day(changedAt) })}
      </p>
      <Answers {...props} />
    </li>
  );
}

function Answers({ mentorship, isBusy, onSay }: Given) {
  const t = useWords('mentors', 'mine');
  const { role, state } = mentorship;
  const name = mentorship.other?.name ?? t('gone');
  if (isWaiting(state) && role === 'mentor')
    return (
      <>
        <div className={recipeClass('row', { gap: 'close' })}>
          <Button
            variant="primary"
            size="small"
            isBusy={isBusy}
            aria-label={t('yesTo', { name })}
            onClick={() => onSay('yes')}
          >
            {t('yes')}
          </Button>
          <Button size="small" disabled={isBusy} aria-label={t('noTo', { name })} onClick={() => onSay('no')}>
            {t('no')}
          </Button>
          {state === 'open' && (
            <Button size="small" disabled={isBusy} aria-label={t('laterTo', { name })} onClick={() => onSay('later')}>
              {t('later')}
            </Button>
          )}
        </div>
        {state === 'later' && <p className="small subtle">{t('laterHelp')}</p>}
      </>
    );
  const rest = isWaiting(state) ? 'takeBack' : 'end';
  if (!(isWaiting(state) || state === 'active') || !maySay(role, rest)) return null;
  const label = rest === 'end' ? t('endWith', { name }) : t('takeBackFrom', { name });
  return (
    <div>
      <Button size="small" isBusy={isBusy} aria-label={label} onClick={() => onSay(rest)}>
        {t(rest)}
      </Button>
    </div>
  );
}
