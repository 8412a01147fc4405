import type { OwnOffer } from '@nexus/domain/contract/mentors';
import { NexusError } from '@nexus/domain/errors';
import type { ShownOffer } from '@nexus/domain/membership/member';
import { freePlaces, isGoingOn, NO_OFFER, type MentorOffer } from '@nexus/domain/membership/mentoring';
import { isSkill } from '@nexus/domain/membership/skills';
import { commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { readDocument } from '../kernel/documents';
import { isHere, memberPath, type MemberRecord } from '../projections/member-record';
import { readExistingMember } from './member-writes';
import { readMember } from './members';
import { pairPath, type Mentorship } from './mentor-records';

/** What a member offers, and how many mentees they have. */
export async function offerOf(id: string): Promise<OwnOffer> {
  const member = await readMember(id);
  return { ...NO_OFFER, ...member?.mentoring };
}

/**
 * What a member offers, as another of the community sees it, or they themselves; null for nothing. Costs a read where
 * another looks at an offer.
 */
export async function offerSeenBy(viewer: string, { id, ...member }: MemberRecord): Promise<ShownOffer | null> {
  if (!isHere(member) || !member.mentoring?.isOn) return null;
  const { skills, topics, hours } = member.mentoring;
  const pair = viewer === id ? null : await readDocument<Mentorship>(pairPath({ mentor: id, mentee: viewer }));
  const standing = pair?.state === 'active' ? 'mentored' : 'asked';
  return {
    skills: skills.filter(isSkill),
    topics,
    hours,
    free: freePlaces(member.mentoring),
    standing: pair && isGoingOn(pair.state) ? standing : null,
  };
}

/**
 * Saves what a member offers. Requests that wait still can be answered once it is off. @throws NexusError `notAMember`,
 * `placesTaken` where there would be fewer places than mentees
 */
export function saveOffer({
  id,
  offer,
  author,
}: {
  id: string;
  offer: MentorOffer;
  author: Author;
}): Promise<OwnOffer> {
  return commit({ author, action: 'mentoring.offer', audit: 'none' }, async (commit) => {
    const { member } = await readExistingMember(commit, id);
    if (!isHere(member)) throw new NexusError('notAMember');
    const taken = member.mentoring?.taken ?? 0;
    if (offer.places < taken) throw new NexusError('placesTaken');
    const mentoring = { ...offer, taken };
    commit.put(memberPath(id), member, { ...member, mentoring });
    return mentoring;
  });
}
