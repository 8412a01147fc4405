import type { ActivityEntry } from '@nexus/domain/contract/history';
import type { Language } from '@nexus/domain/bilingual';
import { LIMITS } from '@nexus/domain/limits';
import { can, type Actor } from '@nexus/domain/permissions';
import { db } from '../../firebase';
import { changesOf, type AuditEntry } from '../commit/audit';
import { FOR_ALL_STAFF } from '../commit/audit-area';
import { differences, kindOf, changedFields, titleAt } from '../commit/differences';
import { runQuery } from '../kernel/documents';
import { titlesOfEvents } from './titles-of-events';
import { isUndoable, neededFor } from './undo';

/** Commits, the newest first. People who may not see members get those about content alone. */
export async function listActivity(given: {
  reader: Actor;
  language: Language;
  path?: string | undefined;
  actor?: string | undefined;
  before?: string | undefined;
}): Promise<{ entries: ActivityEntry[]; hasMore: boolean }> {
  const { reader, path } = given;
  let query = db().collection('audit').orderBy('at', 'desc');
  if (path) query = query.where('paths', 'array-contains', path);
  else if (given.actor) query = query.where('actor.id', '==', given.actor);
  if (!can(reader, 'people.read')) query = query.where('area', 'in', FOR_ALL_STAFF);
  if (given.before) query = query.startAfter(given.before);
  const found = (await runQuery(query.limit(LIMITS.activityPage + 1))) as unknown as AuditEntry[];
  const shown = found.filter(({ actor }) => !path || !given.actor || actor.id === given.actor);
  const page = shown.slice(0, LIMITS.activityPage);
  const eventOf = await titlesOfEvents(
    page.flatMap(({ paths }) => paths),
    given.language,
  );
  return {
    entries: await Promise.all(page.map(async (entry) => shownEntry(entry, { ...given, eventOf }))),
    hasMore: found.length > LIMITS.activityPage,
  };
}

/** `path`: of the one document that is followed, the contents too. */
async function shownEntry(
  entry: AuditEntry,
  given: { reader: Actor; language: Language; path?: string | undefined; eventOf: (path: string) => string },
): Promise<ActivityEntry> {
  const { reader, language, path } = given;
  const { id, at, action, actor } = entry;
  const named = (at: string, name: string) => [name, given.eventOf(at)].filter(Boolean).join(' · ') || at;
  const canUndo = isUndoable(entry) && can(reader, neededFor(entry));
  const common = { id, at, action, actor, canUndo };
  if (entry.summary && !path) {
    const shown = entry.summary.map(({ title, ...change }) => ({
      ...change,
      title: named(change.path, title[language]),
      differences: [],
    }));
    return { ...common, changes: shown };
  }
  const changes = (await changesOf(entry)).filter((change) => !path || change.path === path);
  return {
    ...common,
    changes: changes.map(({ path: at, version, before, after }) => ({
      path: at,
      version,
      title: named(at, titleAt(at, after ?? before, language)),
      fields: changedFields(before, after),
      kind: kindOf({ before, after }),
      differences: path ? [] : differences({ before, after }),
      ...(path && { before, after }),
    })),
  };
}
