import { FieldPath } from 'firebase-admin/firestore';
import {
  MENTORING_PARTS,
  type MentorCard,
  type MentoringPart,
  type Mentorship as Shown,
} from '@nexus/domain/contract/mentors';
import { LIMITS, MENTORING } from '@nexus/domain/limits';
import { freePlaces } from '@nexus/domain/membership/mentoring';
import { isSkill, type Skill } from '@nexus/domain/membership/skills';
import { closestFirstIn } from '@nexus/domain/search/found';
import { fold } from '@nexus/domain/text/fold';
import { db } from '../../firebase';
import { runQuery } from '../kernel/documents';
import { readRoster, type Roster } from '../projections/roster';
import type { RosterEntry } from '../projections/roster-shards';
import { readMember } from './members';
import { listedAs, roleIn, type Mentorship } from './mentor-records';

interface Asked {
  by: string;
  suggested?: '1' | undefined;
  q: string;
  skills: readonly Skill[];
  page: number;
}

/** Who offers to mentor, without who asks. All of it is answered from the roster, but for what who asks looks for. */
export async function listMentors({ by, suggested, q, skills, page: asked }: Asked) {
  const [roster, own] = await Promise.all([readRoster(), readMember(by)]);
  const lookedFor = own?.lookingForSkills ?? [];
  const isMeant = ({ entry }: { entry: RosterEntry }) =>
    entry.status === 'approved' &&
    entry.mentoring !== undefined &&
    entry.id !== by &&
    (skills.length === 0 || entry.mentoring.skills.some((skill) => skills.includes(skill)));
  const found = closestFirstIn(q, { items: roster.members, columns: roster.columns }, isMeant);
  const others = roster.members.filter((one) => q.trim() !== '' && isMeant(one) && isNamed(one.entry, q));
  const cards = [...new Set([...found, ...others])].flatMap(({ entry }) => cardOf(entry, lookedFor));
  if (suggested) {
    const items = bestOf(cards);
    return { items, total: items.length, page: 1, pageCount: 1 };
  }
  const ordered = [...cards.filter(({ free }) => free > 0), ...cards.filter(({ free }) => free === 0)];
  const pageCount = Math.max(1, Math.ceil(ordered.length / LIMITS.membersPerPage));
  const page = Math.min(asked, pageCount);
  const items = ordered.slice((page - 1) * LIMITS.membersPerPage, page * LIMITS.membersPerPage);
  return { items, total: ordered.length, page, pageCount };
}

/** A topic that is no skill is in their own words, which the search in the roster does not know. */
function isNamed({ mentoring }: RosterEntry, q: string): boolean {
  return fold(mentoring?.topics ?? '').includes(fold(q.trim()));
}

function cardOf(entry: RosterEntry, lookedFor: readonly Skill[]): MentorCard[] {
  const { id, name, otherName, title, imageUrl, isVerified, mentoring } = entry;
  if (!mentoring) return [];
  const { topics, hours, places } = mentoring;
  const skills = mentoring.skills.filter(isSkill);
  const offered = skills.filter((skill) => lookedFor.includes(skill));
  const canHelp = mentoring.canHelp.filter((skill) => lookedFor.includes(skill) && !offered.includes(skill));
  const fits = { offered, canHelp };
  const who = { id, name, otherName, title, imageUrl, isVerified };
  return [{ ...who, skills, topics, hours, places, free: freePlaces(mentoring), fits }];
}

/** Those with a free place who fit best: what they offer to mentor in counts twice. */
function bestOf(cards: readonly MentorCard[]): MentorCard[] {
  const worth = ({ fits: { offered, canHelp } }: MentorCard) => 2 * offered.length + canHelp.length;
  return cards
    .filter((card) => card.free > 0 && worth(card) > 0)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MENTORING.suggested);
}

/** One's own mentoring in parts, or further ones of a part; who the others are is in the roster. */
export async function mentorshipsOf(
  id: string,
  asked: { part?: MentoringPart | undefined; before?: string | undefined },
) {
  const parts = asked.part ? [asked.part] : MENTORING_PARTS;
  const [roster, ...found] = await Promise.all([readRoster(), ...parts.map((part) => partOf(id, part, asked.before))]);
  const shown = (part: MentoringPart) => found[parts.indexOf(part)]?.map((one) => shownTo(id, one, roster)) ?? [];
  return { waiting: shown('waiting'), asked: shown('asked'), active: shown('active'), past: shown('past') };
}

function partOf(id: string, part: MentoringPart, before: string | undefined) {
  const all = db()
    .collection('mentorships')
    .where('listedFor', 'array-contains', listedAs(part, id))
    .orderBy('changedAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(MENTORING.listed);
  return runQuery<Mentorship>(before ? all.startAfter(...before.split('/')) : all);
}

function shownTo(memberId: string, one: Mentorship & { id: string }, { byId }: Pick<Roster, 'byId'>): Shown {
  const { id, state, text, askedAt, changedAt } = one;
  const role = roleIn(one, memberId);
  const other = byId.get(role === 'mentor' ? one.mentee : one.mentor)?.entry;
  return { id, role, state, text, askedAt, changedAt, other: other?.status === 'approved' ? other : null };
}
