import { memberCard, type MemberCard, type ModeratedMember } from '@nexus/domain/membership/member';
import { hiddenFields, seenBy } from '@nexus/domain/membership/seen-by';
import { readDocuments, type Document } from '../kernel/documents';
import { memberPath, withLinks, type MemberRecord } from '../projections/member-record';
import type { RosterEntry } from '../projections/roster-shards';

/** Cards as members see them. Costs a read for each of them who has long links, and none for the others. */
export async function asShown(entries: readonly RosterEntry[]): Promise<RosterEntry[]> {
  const long = entries.filter(({ hasLongLinks }) => hasLongLinks);
  const documents = await documentsOf(long);
  return entries.map((entry) => {
    const document = documents[long.indexOf(entry)];
    return withLinks(entry, document ? seenBy('members', document) : undefined);
  });
}

/** Cards as the team sees them, with the documents that they were read from. Costs a read for each. */
export async function asModerated(
  entries: readonly RosterEntry[],
): Promise<{ card: ModeratedMember; document: Document<MemberRecord> | null }[]> {
  const documents = await documentsOf(entries);
  return entries.map((entry, index) => {
    const document = documents[index] ?? null;
    return { card: cardOf(entry, document), document };
  });
}

/** The roster leaves out what is long and searched by nobody, and what members do not see of each other. */
function cardOf(entry: RosterEntry, document: MemberRecord | null): ModeratedMember {
  return {
    ...withLinks(entry, document ? seenBy('team', document) : undefined),
    ...(document && onlyForTeam(document)),
    isEmailConfirmed: entry.addresses.length > 0,
    bio: document?.bio ?? '',
  };
}

/** What stands on the card of a member for the team, and for other members does not. */
function onlyForTeam(member: MemberRecord): Partial<MemberCard> {
  const shown = seenBy('team', member);
  const hidden = hiddenFields(member.visibility, 'members');
  const names = (Object.keys(memberCard.omit({ badges: true }).shape) as (keyof Omit<MemberCard, 'badges'>)[]).filter(
    (name) => hidden.includes(name),
  );
  return Object.fromEntries(names.map((name) => [name, shown[name]]));
}

function documentsOf(entries: readonly RosterEntry[]) {
  return readDocuments<MemberRecord>(entries.map(({ id }) => memberPath(id)));
}
