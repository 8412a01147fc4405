import { memberTexts } from '@nexus/domain/membership/member-texts';
import { searchable, type Searchable, type Vocabulary } from '@nexus/domain/search/texts';
import { fold } from '@nexus/domain/text/fold';
import type { RosterEntry } from './roster-shards';

/** A member of the roster, ready to be sorted and searched in. */
export interface Listed {
  entry: RosterEntry;
  sortKey: string;
  /** Name, title, skills and LinkedIn address: what members search in. */
  shown: Searchable;
}

/** Makes an entry of the roster ready. `words`: of all that are searched together. */
export function listed(entry: RosterEntry, words: Vocabulary): Listed {
  const shown = searchable({ ...memberTexts(entry), literal: [entry.linkedinUrl] }, words);
  return { entry, sortKey: fold(entry.name), shown };
}

/** Where a member stands among those in order, or would. */
export function placeOf(members: readonly Listed[], one: Listed): number {
  let [from, to] = [0, members.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = members[middle];
    if (other && compare(other, one) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The order of the roster: that of folded names. */
export function compare(a: Listed, b: Listed): number {
  return compareTexts(a.sortKey, b.sortKey) || compareTexts(a.entry.id, b.entry.id);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
