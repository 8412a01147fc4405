import { LIMITS } from '@nexus/domain/limits';
import type { ProfilePart } from '@nexus/domain/membership/completion';
import type { OwnMember } from '@nexus/domain/membership/member';
import { formatPercent } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Icon } from '../../ui/icon';

/** How complete the profile is and what to add, below 100 % only. The label moves into the bar above 15 %. */
export function CompletionCard({ member, onEdit }: { member: OwnMember; onEdit: () => void }) {
  const t = useWords('members');
  const language = useLanguage();
  const percent = member.profileCompletionPercentage;
  if (percent >= 100) return null;
  const label = formatPercent(percent, language);
  const isInside = percent > LIMITS.profileLabelInsideAbovePercent;
  return (
    <div className="card pad stack">
      <div className="row between">
        <h2 className="t18">{t('profile.completion')}</h2>
        {!isInside && <b className="num">{label}</b>}
      </div>
      <div
        className="bar tall"
        role="progressbar"
        aria-label={t('profile.completion')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ inlineSize: `${percent}%` }} />
        {isInside && <b className="num">{label}</b>}
      </div>
      <ul className="stack sm" style={{ gap: 8 }}>
        {member.missingFields.suggestions.map((part) => (
          <li key={part} className="row" style={{ gap: 8 }}>
            <Icon name="plus" small />
            <button type="button" className="link bare" onClick={onEdit}>
              {t(`parts.${part as ProfilePart}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
