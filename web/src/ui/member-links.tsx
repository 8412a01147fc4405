import { useWords } from '../lib/words/use-words';
import type { Profile } from '@nexus/domain/membership/profile';
import type { IconName } from './icon';
import { IconLink } from './icon-link';
import { recipeClass } from '../theme/recipe-class';

const LINKS = [
  { field: 'linkedinUrl', icon: 'linkedin' },
  { field: 'websiteUrl', icon: 'globe' },
  { field: 'portfolioUrl', icon: 'page' },
  { field: 'behanceUrl', icon: 'picture' },
  { field: 'githubUrl', icon: 'code' },
  { field: 'twitterUrl', icon: 'chat' },
  { field: 'instagramUrl', icon: 'camera' },
] as const satisfies { field: keyof Profile; icon: IconName }[];

/** The links that a member shows, as icons with names. */
export function MemberLinks({ member }: { member: Partial<Record<keyof Profile, unknown>> & { name: string } }) {
  const t = useWords('signedIn', 'links');
  const shown = LINKS.filter(({ field }) => typeof member[field] === 'string' && member[field] !== '');
  if (shown.length === 0) return null;
  return (
    <div className={recipeClass('row', { gap: 'tight' })}>
      {shown.map(({ field, icon }) => (
        <IconLink
          key={field}
          href={String(member[field])}
          icon={icon}
          label={`${t(field)}: ${member.name}`}
          title={t(field)}
          target="_blank"
          rel="noopener noreferrer nofollow"
        />
      ))}
    </div>
  );
}
