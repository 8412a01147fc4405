import type { Bilingual, Language } from '@nexus/domain/bilingual';
import type { ScheduledChange } from '@nexus/domain/contract/history';
import { NexusError } from '@nexus/domain/errors';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf, visibilityField, type Resource } from '@nexus/domain/resources/resource';
import { db } from '../../firebase';
import { log, traceOf } from '../../log';
import { commit } from '../commit/commit';
import { nameOf, type Author } from '../commit/author';
import { contentPath, setField } from './content';
import { runQuery, type Data } from '../kernel/documents';

/** `schedule/{resource}.{id}.{show|hide}`: a document that is to be shown or hidden at a moment to come. */
type Scheduled = Omit<ScheduledChange, 'id' | 'title'> & { title: Bilingual };
/** What was queued by an earlier release names the document in English alone. */
type Stored = Omit<Scheduled, 'title'> & { title: Bilingual | string };

const schedulePath = (id: string) => `schedule/${id}`;

/** Everything that is queued, the next first. */
export async function listSchedule(language: Language): Promise<ScheduledChange[]> {
  const found = await runQuery<Stored>(db().collection('schedule').orderBy('at').limit(500));
  return found.map((one) => ({ ...one, title: typeof one.title === 'string' ? one.title : one.title[language] }));
}

/** @throws NexusError `notFound`, `malformed` where the resource cannot be hidden, `invalid` for a moment that is past */
export function scheduleChange(given: {
  resource: string;
  documentId: string;
  isShown: boolean;
  at: string;
  language: Language;
  author: Author;
}): Promise<ScheduledChange> {
  const { documentId, isShown, at, language, author } = given;
  const resource = resourceNamed(given.resource);
  if (!resource) throw new NexusError('notFound');
  if (!visibilityField(resource)) throw new NexusError('malformed');
  if (Date.parse(at) <= Date.now()) throw new NexusError('invalid', { fields: { at: 'timePast' } });
  const id = `${resource.name}.${documentId}.${isShown ? 'show' : 'hide'}`;
  return commit({ author, action: 'schedule.add' }, async (commit) => {
    const document = await commit.readExisting(contentPath(resource, documentId));
    if (!isShown && holdsOn(resource, document)) throw new NexusError('lastActive');
    const before = await commit.read(schedulePath(id));
    const scheduled: Scheduled = {
      resource: resource.name,
      documentId,
      title: { en: titleOf(resource, document, 'en'), ar: titleOf(resource, document, 'ar') },
      isShown,
      at: new Date(at).toISOString(),
      by: nameOf(author.actor),
    };
    commit.put(schedulePath(id), before, scheduled);
    return { ...scheduled, title: scheduled.title[language], id };
  });
}

/** Takes back what was scheduled. @throws NexusError `notFound` */
export function cancelSchedule(given: { id: string; author: Author }): Promise<void> {
  return commit({ author: given.author, action: 'schedule.cancel' }, async (commit) => {
    commit.remove(schedulePath(given.id), await commit.readExisting(schedulePath(given.id)));
  });
}

/** Carries out what is due; each in a commit of its own. @returns how many it carried out */
export async function runSchedule(now = Date.now()): Promise<number> {
  const due = db().collection('schedule').where('at', '<=', new Date(now).toISOString()).orderBy('at').limit(50);
  let done = 0;
  for (const { id } of await runQuery(due)) {
    try {
      done += (await carryOut(id, now)) ? 1 : 0;
    } catch (error) {
      log('ERROR', 'scheduled change failed', { id, trace: traceOf(error) });
    }
  }
  return done;
}

/** Whether a document carries a flag that is never off everywhere. */
function holdsOn({ exclusive }: Resource, document: Data): boolean {
  return exclusive !== undefined && document[exclusive] === true;
}

function carryOut(id: string, now: number): Promise<boolean> {
  const author = { actor: { kind: 'system' as const, id: 'schedule' }, requestId: `schedule-${now}` };
  return commit({ author, action: 'schedule.run' }, async (commit) => {
    const scheduled = await commit.read<Scheduled>(schedulePath(id));
    if (!scheduled || Date.parse(scheduled.at) > now) return false;
    commit.remove(schedulePath(id), scheduled as never);
    const resource = resourceNamed(scheduled.resource);
    const flag = resource && visibilityField(resource);
    const document = resource && (await commit.read(contentPath(resource, scheduled.documentId)));
    if (!resource || !flag || !document || document[flag] === scheduled.isShown) return true;
    // What became the one that has to stay meanwhile stays.
    if (scheduled.isShown || !holdsOn(resource, document))
      setField(commit, resource, document, flag, scheduled.isShown);
    return true;
  });
}
