import { LIMITS } from '@nexus/domain/limits';
import type { ProfilePart } from '@nexus/domain/membership/completion';
import type { OwnMember } from '@nexus/domain/membership/member';
import { Progress } from '../../controls/progress';
import { formatPercent } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Icon } from '../../ui/icon';
import { recipeClass } from '../../theme/recipe-class';

/** How complete the profile is and what to add, below 100 % only. The label moves into the bar above 15 %. */
export function CompletionCard({ member, onEdit }: { member: OwnMember; onEdit: () => void }) {
  const t = useWords('members');
  const language = useLanguage();
  const percent = member.profileCompletionPercentage;
  if (percent >= 100) return null;
  const label = formatPercent(percent, language);
  const isInside = percent > LIMITS.profileLabelInsideAbovePercent;
  return (
    <div className="card padded stack">
      <div className="row between">
        <h2 className="small-title">{t('profile.completion')}</h2>
        {!isInside && <b className="digits">{label}</b>}
      </div>
      <Progress label={t('profile.completion')} value={percent} max={100}>
        {isInside && <b className="digits">{label}</b>}
      </Progress>
      <ul className={`small ${recipeClass('stack', { gap: 'close' })}`}>
        {member.missingFields.suggestions.map((part) => (
          <li key={part} className={recipeClass('row', { gap: 'close' })}>
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
