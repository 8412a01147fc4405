import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import type { OwnMember } from '@nexus/domain/membership/member';
import { remembered, rememberAs } from '../../lib/browser-storage';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';

const OWN_PAGES: readonly string[] = [paths.completeProfile, paths.profile];
/** Where one reads and writes messages, which it would lie upon. */
const WRITING = /^\/(?:members|messages)\/./;

/**
 * The floating card on public pages: hidden once dismissed, without a member, and at 100 % — except that it turns into
 * *View Profile* when completion reaches 100 % while it is on screen.
 */
export function ProfileCard({ member }: { member: OwnMember }) {
  const t = useWords('members');
  const language = useLanguage();
  const { pathname } = useLocation();
  const [isDismissed, setDismissed] = useState(() => remembered(BROWSER_KEYS.profileCardDismissed) !== null);
  const [wasIncomplete] = useState(member.profileCompletionPercentage < 100);
  if (isDismissed || !wasIncomplete || OWN_PAGES.includes(pathname) || WRITING.test(pathname)) return null;

  const percent = Math.floor(member.profileCompletionPercentage);
  const isComplete = percent >= 100;
  const dismiss = () => {
    rememberAs(BROWSER_KEYS.profileCardDismissed, '1');
    setDismissed(true);
  };
  return (
    <aside className="floatcard" aria-label={t('card.title')}>
      <button
        type="button"
        className={`${buttonClass({ variant: 'ghost', size: 'small', iconOnly: true })} close`}
        aria-label={t('card.dismiss')}
        onClick={dismiss}
      >
        <Icon name="close" small />
      </button>
      <h2 className="small-title">{t('card.title')}</h2>
      <p className="small muted">{t('card.done', { percent: formatNumber(percent, language) })}</p>
      <div
        className="bar"
        role="progressbar"
        aria-label={t('card.title')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ '--percent': percent }} />
      </div>
      <Link
        className={buttonClass({ variant: 'primary', size: 'small' })}
        to={isComplete ? paths.profile : paths.completeProfile}
      >
        {isComplete ? t('card.view') : t('card.complete')}
      </Link>
    </aside>
  );
}
