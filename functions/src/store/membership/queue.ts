import { entryOf, inQueueOrder, type OpenRequest, type QueueEntry } from '@nexus/domain/membership/queue';
import { answerBy } from '@nexus/domain/membership/request-clock';
import { ownerOf } from '@nexus/domain/membership/verified-address';
import { closestFirst, found } from '@nexus/domain/search/found';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../../firebase';
import { runQuery } from '../kernel/documents';
import { asModerated } from './member-cards';
import type { RequestRecord } from './open-requests';
import { moderated, readRoster } from '../projections/roster';
import type { Listed } from '../projections/roster-order';
import type { RosterEntry } from '../projections/roster-shards';

/** People in a page: with their requests and who is asking that stays below 50 reads. */
const PAGE = 25;
/** How many imported requests are looked through: they name no member and few are left. */
const IMPORTED = 8;
/** How many more of them are found by what is known of the people of one page. */
const FURTHER = 5;
/** How many values Firestore looks for at once. */
const AT_ONCE = 30;

/**
 * A page of who waits for a decision. Who they are and when they asked stands in the roster, so that a page costs what
 * it shows, at any number of people: at most `PAGE` + `IMPORTED` + 2 × `FURTHER` reads and one for the roster.
 */
export async function readQueue(given: { q: string; member?: string | undefined; page: number }) {
  const [{ members }, imported] = await Promise.all([readRoster(), importedRequests()]);
  const holders = members.map(({ entry }) => entry);
  const owned = imported.map((request) => ({ request, ...ownerOf(request.data.email, holders) }));
  const known = owned.map(({ request, owner }) => openOf(request, owner?.id));
  const places = placesOf(members, known).filter(({ id }) => given.member === undefined || id === given.member);
  const all = closestFirst(given.q, places, ({ listed }) => moderated(listed));

  const pageCount = Math.max(1, Math.ceil(all.length / PAGE));
  const page = Math.min(given.page, pageCount);
  const shown = all.slice((page - 1) * PAGE, page * PAGE);
  const unclear = page > 1 || given.member ? [] : owned.filter(({ several }) => several.length > 1);
  return {
    items: await entriesOf(
      shown.map(({ listed }) => listed.entry),
      { known, holders },
    ),
    total: all.length,
    page,
    pageCount,
    unclear: found(given.q, unclear.map(named), ({ name, email }) => ({ names: [name], literal: [email] })),
  };
}

/** Pending members in the order of the queue. */
function placesOf(members: readonly Listed[], imported: readonly OpenRequest[]) {
  const askedAt = new Map<string, string>();
  for (const { owner, submittedAt } of imported)
    if (submittedAt > (askedAt.get(owner) ?? '')) askedAt.set(owner, submittedAt);
  const now = new Date().toISOString();
  return members
    .filter(({ entry }) => entry.status === 'pending')
    .map((listed) => placeOf(listed, askedAt.get(listed.entry.id) ?? '', now))
    .toSorted(inQueueOrder);
}

/** Where somebody stands who waits. `imported`: when a request was made that they do not name; empty for none. */
function placeOf(listed: Listed, imported: string, now: string) {
  const { id, createdAt, askedAt: own, exchange } = listed.entry;
  const askedAt = imported > own ? imported : own;
  const until = askedAt && answerBy(askedAt, exchange);
  return { id, createdAt, askedAt, lateSince: until && until <= now ? until : '', listed };
}

/** Of these, whose own request is open. */
export function waitingIn(members: readonly Listed[]) {
  const now = new Date().toISOString();
  const asking = members.filter(({ entry }) => entry.status === 'pending' && entry.askedAt !== '');
  return asking.map((listed) => placeOf(listed, '', now));
}

async function entriesOf(
  entries: readonly RosterEntry[],
  { known, holders }: { known: readonly OpenRequest[]; holders: readonly RosterEntry[] },
): Promise<QueueEntry[]> {
  const [cards, further] = await Promise.all([asModerated(entries), requestsOf(entries, holders)]);
  const requests = new Map([...known, ...further].map((request) => [request.id, request]));
  return entries.map(({ id, createdAt, askedAt, exchange }, index) => {
    const { card, document } = cards[index] as (typeof cards)[number];
    const own = document?.openRequestId;
    if (own && !requests.has(own)) requests.set(own, { id: own, owner: id, submittedAt: askedAt || createdAt });
    return entryOf(card, [...requests.values()], exchange);
  });
}

/** Open requests that the members themselves do not name: an import brought them. */
async function requestsOf(entries: readonly RosterEntry[], holders: readonly RosterEntry[]): Promise<OpenRequest[]> {
  const unasked = entries.filter(({ askedAt }) => askedAt === '');
  const addresses = entries.flatMap((entry) => entry.addresses).slice(0, AT_ONCE);
  const [byMember, byAddress] = await Promise.all([
    among(
      'data.memberId',
      unasked.map(({ id }) => id),
    ),
    among('address', addresses),
  ]);
  return [
    ...byMember.map((request) => openOf(request, request.data.memberId)),
    ...byAddress
      .filter(({ data }) => data.memberId === '')
      .map((request) => openOf(request, ownerOf(request.data.email, holders).owner?.id)),
  ];
}

async function among(field: string, values: readonly string[]): Promise<RequestRecord[]> {
  return values.length === 0 ? [] : requests(open().where(field, 'in', values).limit(FURTHER));
}

/** The newest of those that name no member. */
function importedRequests(): Promise<RequestRecord[]> {
  return requests(open().where('data.memberId', '==', '').orderBy('submittedAt', 'desc').limit(IMPORTED));
}

function open(): Query {
  return db().collection('joinRequests').where('status', '==', 'new');
}

async function requests(query: Query): Promise<RequestRecord[]> {
  return (await runQuery(query)) as unknown as RequestRecord[];
}

function openOf({ id, submittedAt }: RequestRecord, owner = ''): OpenRequest {
  return { id, submittedAt, owner };
}

function named({ request: { id, data } }: { request: RequestRecord }) {
  return { id, name: data.name, email: data.email };
}
