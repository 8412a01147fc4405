import type { ListMatch } from '@nexus/domain/contract/content-rows';
import type { BulkJob, BulkStep } from '@nexus/domain/contract/content-together';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { resourceNamed } from '@nexus/domain/resources/index';
import { visibilityField, type Resource } from '@nexus/domain/resources/resource';
import { db } from '../../firebase';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { nameOf, type Author } from '../commit/author';
import { STEP_BYTES } from './sizes';
import { contentPath, setField } from './content';
import { toBin } from './bin';
import { matching } from './content-list';
import { readDocument, runQuery, type Document } from '../kernel/documents';
import { bytesOf } from '../kernel/json-bytes';
import { contentRows } from '../projections/content-lists';

/** `bulk/{id}`: a change of many documents that is under way; gone when it is done. */
type Job = {
  resource: string;
  change: BulkChange;
  left: string[];
  total: number;
  by: string;
  startedAt: string;
  updatedAt: string;
};
export type BulkChange = 'show' | 'hide' | 'remove';

/** Documents that one commit changes at most, `STEP_BYTES` of them; fewer where that is too much for it. */
const STEPS = [25, 8, 2, 1];

const jobPath = (id: string) => `bulk/${id}`;

/** Which documents are meant: these, or those of the list that match. */
export type BulkWanted = { ids: readonly string[] } | { match: ListMatch };

/**
 * Shows, hides or removes several documents: the first of them now, in one commit; what is left is kept and carried on
 * by `continueBulk`. Those that are gone already are passed over.
 */
export async function startBulk(
  given: { resource: Resource; change: BulkChange; author: Author } & BulkWanted,
): Promise<BulkStep> {
  const { resource, change, author } = given;
  if (change !== 'remove' && !visibilityField(resource)) throw new NexusError('malformed');
  const id = db().collection('bulk').doc().id;
  const left = 'ids' in given ? [...new Set(given.ids)] : await matchingIds(resource, change, given.match);
  const by = nameOf(author.actor);
  return inSteps((most) =>
    commit({ author, action: `${resource.name}.${change}` }, async (commit) => {
      const job = { resource: resource.name, change, left, total: left.length, by, startedAt: now(), updatedAt: now() };
      return step({ commit, id, job, before: await commit.read<Job>(jobPath(id)), author, most });
    }),
  );
}

/** Those that match and are not yet as they should be, as many as one change takes, in the order of the list. */
async function matchingIds(resource: Resource, change: BulkChange, match: ListMatch): Promise<string[]> {
  const flag = visibilityField(resource);
  const rows = matching(resource, await contentRows(resource), match);
  const left = rows.filter((row) => change === 'remove' || row[flag ?? ''] !== (change === 'show'));
  return left.slice(0, LIMITS.bulkItems).map(({ id }) => id);
}

/** Does a step with fewer documents where a commit cannot take as many. */
async function inSteps(work: (most: number) => Promise<BulkStep>): Promise<BulkStep> {
  for (const most of STEPS) {
    try {
      return await work(most);
    } catch (error) {
      const isTooMuch = error instanceof NexusError && error.code === 'tooMuchAtOnce';
      if (!isTooMuch || most === STEPS.at(-1)) throw error;
    }
  }
  throw new NexusError('tooMuchAtOnce');
}

/** Does the next part of a change that is under way. @throws NexusError `notFound` when it is done or was left */
export async function continueBulk({ id, author }: { id: string; author: Author }): Promise<BulkStep> {
  const found = await readDocument<Job>(jobPath(id));
  if (!found) throw new NexusError('notFound');
  const { resource, change } = found;
  return inSteps((most) =>
    commit({ author, action: `${resource}.${change}` }, async (commit) => {
      const before = await commit.readExisting<Job>(jobPath(id));
      return step({ commit, id, job: before, before, author, most });
    }),
  );
}

/** Leaves the rest undone; what was done stays. One that is done already is passed over. */
export async function leaveBulk({ id, author }: { id: string; author: Author }): Promise<void> {
  const found = await readDocument<Job>(jobPath(id));
  if (!found) return;
  await commit({ author, action: `bulk.${found.change}` }, async (commit) => {
    const job = await commit.read<Job>(jobPath(id));
    if (job) commit.remove(jobPath(id), job);
  });
}

/** Changes that are under way or broke off, the newest first. */
export async function listBulk(): Promise<BulkJob[]> {
  const found = await runQuery<Job>(db().collection('bulk').orderBy('startedAt', 'desc').limit(20));
  return found.map(({ id, resource, change, total, left, by, startedAt, updatedAt }) => ({
    id,
    resource,
    change,
    total,
    done: total - left.length,
    by,
    startedAt,
    isRunning: Date.now() - Date.parse(updatedAt) < LIMITS.bulkQuiet,
  }));
}

async function step(given: {
  commit: Commit;
  id: string;
  job: Job;
  before: Document<Job> | null;
  author: Author;
  most: number;
}): Promise<BulkStep> {
  const { commit, id, job, before, author, most } = given;
  const resource = resourceNamed(job.resource);
  if (!resource) throw new NexusError('notFound');
  const flag = visibilityField(resource);
  const part = job.left.slice(0, most);
  await commit.readAhead(part.map((one) => contentPath(resource, one)));
  let [count, bytes, changed] = [0, 0, 0];
  for (const one of part) {
    const document = await commit.read(contentPath(resource, one));
    bytes += bytesOf(document);
    if (count > 0 && bytes > STEP_BYTES) break;
    count += 1;
    if (!document) continue;
    if (job.change === 'remove' || document[flag ?? ''] !== (job.change === 'show')) changed += 1;
    if (job.change === 'remove') await toBin(commit, resource, document, author);
    else if (flag && document[flag] !== (job.change === 'show'))
      setField(commit, resource, document, flag, job.change === 'show');
  }
  const left = job.left.slice(count);
  if (left.length > 0) commit.note(jobPath(id), { ...job, left, updatedAt: now() });
  else if (before) commit.note(jobPath(id), null);
  return { id, entryId: changed > 0 ? commit.entryId : '', done: job.total - left.length, total: job.total };
}
