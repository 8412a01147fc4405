import type { Badge as BadgeOf } from '@nexus/domain/membership/badges';
import { Badge } from '../../controls/badge';
import { formatDay } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';

/** What is confirmed about a member: each badge with who said so and since when. Nothing where nothing is. */
export function Confirmed({ badges }: { badges: readonly BadgeOf[] }) {
  const t = useWords('members', 'badges');
  const language = useLanguage();
  if (badges.length === 0) return null;
  return (
    <section className={`card padded ${recipeClass('stack', { gap: 'close' })}`} aria-label={t('title')}>
      <h2 className="small-title">{t('title')}</h2>
      <ul className={recipeClass('stack', { gap: 'close' })}>
        {badges.map(({ kind, at, by }) => (
          <li key={kind}>
            <Badge tone="primary">{t(`kinds.${kind}`)}</Badge>
            <p className="small">
              {kind === 'linkedin' || by === '' ? t(`unsigned.${kind}`) : t(`by.${kind}`, { name: by })}
              {at !== '' && ` ${t('since', { day: formatDay(at, language) })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
