import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { QueueEntry } from '@nexus/domain/membership/queue';
import { Kbd } from '../../controls/kbd';
import { MovingItem } from '../../controls/moving';
import { formatAgo, formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { MemberLinks } from '../../ui/member-links';
import { OtherName } from '../../ui/other-name';
import { SkillTags } from '../../ui/skill-tags';
import { cardId } from './use-focused-card';
import { MemberAddress } from './member-address';
import { RequestBadges } from './request-badges';
import { Badge } from '../../controls/badge';
import { recipeClass } from '../../theme/recipe-class';

/** One person who waits, with what a moderator needs to decide. */
export function QueueCard(props: {
  entry: QueueEntry;
  isFocused: boolean;
  isBusy: boolean;
  onFocus: () => void;
  onDecide: (status: 'approved' | 'rejected') => void;
  /** When the queue was read, in milliseconds. */
  readAt: number;
  /** Where the whole request is shown; nothing where it is. */
  to?: string | undefined;
}) {
  const t = useWords('admin');
  const language = useLanguage();
  const { entry, isFocused } = props;
  const { member } = entry;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isFocused]);
  const name = member.name || t('members.unknownName');
  const since = entry.request?.submittedAt ?? member.createdAt;
  return (
    <MovingItem>
      <div
        ref={card}
        id={cardId(entry.id)}
        tabIndex={-1}
        className="card queue-card"
        data-focused={isFocused}
        onFocus={props.onFocus}
      >
        <Avatar name={member.name} src={member.imageUrl} size="small" />
        <div className={recipeClass('stack', { gap: 'close' })}>
          <div>
            <b className="two-lines">
              <bdi>{name}</bdi>
              <OtherName of={member} />
            </b>
            <p className="small muted two-lines">
              <bdi>{member.title}</bdi>
            </p>
            <p className="small subtle">
              <MemberAddress member={member} />
            </p>
          </div>
          {member.bio && (
            <p className="small two-lines read" dir="auto">
              {member.bio}
            </p>
          )}
          <SkillTags skills={member.skills}>
            {entry.copies > 1 && (
              <Badge tone="warning">
                {t('members.copies', { count: entry.copies, n: formatNumber(entry.copies, language) })}
              </Badge>
            )}
            {entry.request && <RequestBadges request={entry.request} readAt={props.readAt} />}
            {!entry.request && <Badge>{t('members.noRequest')}</Badge>}
          </SkillTags>
          <MemberLinks member={{ ...member, name }} />
        </div>
        <div className="stack queue-side">
          <time className="small subtle" dateTime={since}>
            {formatAgo(since, language)}
          </time>
          {props.to && (
            <Link className={buttonClass({ variant: 'ghost', size: 'small' })} to={props.to}>
              {t('cases.open')}
              <span className="only-heard">: {name}</span>
              <Kbd>O</Kbd>
            </Link>
          )}
          <div className="queue-actions">
            <Button
              variant="dangerQuiet"
              size="small"
              disabled={props.isBusy}
              onClick={() => props.onDecide('rejected')}
            >
              {t('members.reject')}
              <Kbd>R</Kbd>
            </Button>
            <Button variant="primary" size="small" isBusy={props.isBusy} onClick={() => props.onDecide('approved')}>
              {!props.isBusy && <Icon name="check" small />}
              {t('members.approve')}
            </Button>
          </div>
        </div>
      </div>
    </MovingItem>
  );
}
