import { FIELDS_OF } from '@nexus/domain/membership/seen-by';
import type { PublicMember } from '@nexus/domain/membership/member';
import { useWords } from '../../lib/words/use-words';

const LINKS = [...FIELDS_OF.linkedinUrl, ...FIELDS_OF.links] as const;

/** The links that a member shows, by name. */
export function shownLinks(member: PublicMember) {
  return LINKS.flatMap((name) => (member[name] === '' ? [] : [{ name, address: member[name] }]));
}

/** The links with their addresses, to press and to read on paper. */
export function ShownLinks({ of }: { of: PublicMember }) {
  const t = useWords('members', 'fields');
  return (
    <dl className="facts">
      {shownLinks(of).map(({ name, address }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <a className="link" href={address} target="_blank" rel="noopener noreferrer nofollow">
              <bdi dir="ltr">{address.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</bdi>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
