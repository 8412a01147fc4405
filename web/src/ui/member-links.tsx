import type { Profile } from '@nexus/domain/membership/member';
import type { IconName } from './icon';
import { IconLink } from './icon-link';

const LINKS: { field: keyof Profile & string; icon: IconName; label: string }[] = [
  { field: 'linkedinUrl', icon: 'linkedin', label: 'LinkedIn' },
  { field: 'websiteUrl', icon: 'globe', label: 'Website' },
  { field: 'portfolioUrl', icon: 'page', label: 'Portfolio' },
  { field: 'behanceUrl', icon: 'picture', label: 'Behance' },
  { field: 'githubUrl', icon: 'code', label: 'GitHub' },
  { field: 'twitterUrl', icon: 'chat', label: 'X (Twitter)' },
  { field: 'instagramUrl', icon: 'camera', label: 'Instagram' },
];

/** The links that a member shows, as icons with names. */
export function MemberLinks({ member }: { member: Partial<Record<keyof Profile, unknown>> & { name: string } }) {
  const shown = LINKS.filter(({ field }) => typeof member[field] === 'string' && member[field] !== '');
  if (shown.length === 0) return null;
  return (
    <div className="row" style={{ gap: 4 }}>
      {shown.map(({ field, icon, label }) => (
        <IconLink
          key={field}
          href={String(member[field])}
          icon={icon}
          label={`${label}: ${member.name}`}
          title={label}
          target="_blank"
          rel="noopener noreferrer nofollow"
        />
      ))}
    </div>
  );
}
