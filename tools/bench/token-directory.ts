import { FieldPath, Filter, type Query } from 'firebase-admin/firestore';
import { LIMITS } from '@nexus/domain/limits';
import { memberTexts } from '@nexus/domain/membership/member-texts';
import { CLOSENESS } from '@nexus/domain/search/search';
import { newVocabulary, searchable, wordIn, type Word } from '@nexus/domain/search/texts';
import { fold } from '@nexus/domain/text/fold';
import { db } from '../../functions/src/firebase';
import { decode, encode } from '../../functions/src/store/kernel/compressed';
import { countReads } from '../../functions/src/store/kernel/meter';
import type { Directory, DirectoryQuery } from '../../functions/src/store/projections/directory';
import type { RosterEntry } from '../../functions/src/store/projections/roster-shards';
import { SHORT, tokenOf, waysToAsk, type KnownWord, type Way } from './token-search';

/** One document a member, in the order of their ids, which begin with the folded name: `is` has a key for each token. */
const MEMBERS = 'directoryMembers';
/** Every word that somebody bears, and how many do, in a few documents: what a server keeps in memory instead of members. */
const WORDS = 'directoryWords';
const WORDS_OF_A_DOCUMENT = 20_000;
/** As many ways as Firestore takes in one query. */
const MOST_WAYS = 30;
/** Firestore bills a read for each thousand that it counts: what is more is told as so many. */
const COUNTED = 1_000;

const ofWord = ({ isName, text }: Word) => tokenOf(isName ? 'name' : 'word', text);
/** What one word of a member is found by: itself, and its first letters with and without an article. */
const ofBorne = (word: Word) => [
  ofWord(word),
  ...[word.text, word.stem].flatMap((one) =>
    Array.from({ length: SHORT }, (_, n) => tokenOf('beginning', one.slice(0, n + 1))),
  ),
];

/** Members in one batch, and batches under way at once. */
const IN_A_BATCH = 400;
const BATCHES = 4;

/** Writes these people as what a directory is answered from that nobody keeps in memory. */
export async function fillTokenDirectory(people: Iterable<RosterEntry>, say: (done: number) => void): Promise<void> {
  const vocabulary = newVocabulary();
  const borne: number[] = [];
  const tokensOf: string[][] = [];
  const skills = new Set<string>();
  const underWay: Promise<unknown>[] = [];
  let batch = db().batch();
  let members = 0;
  for (const entry of people) {
    if (entry.status !== 'approved') continue;
    const tokens = searchable({ ...memberTexts(entry), labels: [] }, vocabulary).ids.flatMap((id) => {
      borne[id] = (borne[id] ?? 0) + 1;
      return (tokensOf[id] ??= ofBorne(vocabulary.all[id] as Word));
    });
    for (const skill of entry.skills) {
      skills.add(skill);
      tokens.push(tokenOf('skill', skill));
    }
    for (const kind of entry.badges) tokens.push(tokenOf('badge', kind));
    const id = `${fold(entry.name).replaceAll('/', ' ')}\t${entry.id}`;
    const is = Object.fromEntries(tokens.map((one) => [one, true]));
    batch.set(db().doc(`${MEMBERS}/${id}`), { is, card: JSON.stringify(entry) });
    members += 1;
    if (members % IN_A_BATCH !== 0) continue;
    underWay.push(batch.commit());
    batch = db().batch();
    if (underWay.length === BATCHES) await underWay.shift();
    if (members % (100 * IN_A_BATCH) === 0) say(members);
  }
  await Promise.all([...underWay, batch.commit()]);
  const all = [...vocabulary.words].map(([key, { id }]) => [key, borne[id] ?? 0] as const);
  for (let from = 0; from < all.length; from += WORDS_OF_A_DOCUMENT) {
    const words = encode(all.slice(from, from + WORDS_OF_A_DOCUMENT));
    await db()
      .doc(`${WORDS}/${from}`)
      .set({ words, members, skills: [...skills] });
  }
}

/**
 * A server that answers from them. What it keeps: words, and behind whom the pages began that it was asked for. Those who
 * answer stand in the order of their names; closest first where one page holds them all.
 */
export async function tokenDirectory(): Promise<Directory> {
  const { words, members } = await readWords();
  const begun = new Map<string, string[]>();
  return async ({ page: wanted, ...asked }) => {
    const { ways, total } = await meant(waysToAsk(asked.q, words), asked, members);
    const pageCount = Math.max(1, Math.ceil(total / LIMITS.membersPerPage));
    const page = Math.min(wanted, pageCount);
    const key = JSON.stringify(asked);
    const starts = begun.get(key) ?? [''];
    begun.set(key, starts);
    let shown: Stored[] = [];
    for (let at = Math.min(page, starts.length); at <= page; at += 1) {
      const docs = total === 0 ? [] : await behind(queryOf(ways, asked), starts[at - 1] ?? '');
      starts[at] = docs.at(-1)?.id ?? '';
      shown = docs.map((doc) => doc.data() as Stored);
    }
    const place = ({ is }: Stored) => ways.find(({ tokens }) => tokens.every((one) => is[one]))?.far ?? Infinity;
    if (pageCount === 1) shown.sort((one, other) => place(one) - place(other));
    return { items: shown.map(({ card }) => JSON.parse(card) as RosterEntry), total, page, pageCount };
  };
}

interface Stored {
  is: Record<string, true>;
  card: string;
}

type Asked = Omit<DirectoryQuery, 'page'>;

/** The ways by which somebody is found, and how many; those who are only nearly meant where nobody else is. */
async function meant(ways: readonly Way[], asked: Asked, members: number) {
  const most = Math.floor(MOST_WAYS / Math.max(1, asked.skills.length));
  const isNearly = ({ far }: Way) => far === CLOSENESS.nearly;
  for (const own of [ways.filter((way) => !isNearly(way)), ways.filter(isNearly)]) {
    const total = await counted(own.slice(0, most), asked, members);
    if (total > 0) return { ways: own.slice(0, most), total };
  }
  return { ways: [], total: 0 };
}

async function readWords(): Promise<{ words: KnownWord[]; members: number }> {
  const { docs } = await db().collection(WORDS).get();
  countReads(docs.length);
  const vocabulary = newVocabulary();
  const words = docs.flatMap((doc) =>
    decode<[string, number][]>(doc.data()['words'] as Uint8Array).map(([key, borne]): KnownWord => {
      const word = wordIn(vocabulary, key.trimStart(), key.startsWith(' '));
      return { word, token: ofWord(word), borne };
    }),
  );
  const first = docs[0]?.data() ?? {};
  const labels = (first['skills'] as string[]).flatMap((skill) => {
    const { labelIds } = searchable(
      { labels: memberTexts({ name: '', otherName: '', title: '', skills: [skill] }).labels ?? [] },
      vocabulary,
    );
    return labelIds.map((id): KnownWord => ({
      word: vocabulary.all[id] as Word,
      token: tokenOf('skill', skill),
      borne: COUNTED,
    }));
  });
  return { words: [...words, ...labels], members: Number(first['members']) };
}

async function behind(query: Query, after: string) {
  const ordered = query.orderBy(FieldPath.documentId()).limit(LIMITS.membersPerPage);
  const { docs } = await (after === '' ? ordered : ordered.startAfter(after)).get();
  countReads(Math.max(1, docs.length));
  return docs;
}

async function counted(ways: readonly Way[], asked: Asked, members: number): Promise<number> {
  if (ways.length === 0) return 0;
  const isEverybody = ways[0]?.tokens.length === 0 && asked.skills.length + asked.badges.length === 0;
  if (isEverybody) return members;
  const { count } = (await queryOf(ways, asked).limit(COUNTED).count().get()).data();
  countReads(1);
  return count;
}

function queryOf(ways: readonly Way[], { skills, badges }: Asked): Query {
  const bears = (one: string) => Filter.where(new FieldPath('is', one), '==', true);
  const either = (all: readonly Filter[]) => (all.length === 0 ? [] : [Filter.or(...all)]);
  const asked = [
    ...either(ways.flatMap(({ tokens }) => (tokens.length === 0 ? [] : [Filter.and(...tokens.map(bears))]))),
    ...either(skills.map((skill) => bears(tokenOf('skill', skill)))),
    ...badges.map((kind) => bears(tokenOf('badge', kind))),
  ];
  const all = db().collection(MEMBERS);
  return asked.length === 0 ? all : all.where(Filter.and(...asked));
}
