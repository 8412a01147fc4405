import type { Bilingual, Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf, type Resource } from '@nexus/domain/resources/resource';
import { FieldPath } from 'firebase-admin/firestore';
import { db } from '../../firebase';
import { nameOf, type Author } from '../commit/author';
import { commit, type Commit } from '../commit/commit';
import { inDays, now } from '../kernel/clock';
import { readDocuments, runQuery, withoutMeta, type Data, type Document } from '../kernel/documents';
import { contentPath, orActive, requireVersion } from './content';
import { shareFields } from './shared-fields';

export const binPath = (resource: Resource, id: string) => `bin/${resource.name}.${id}`;

/** `bin/{resource}.{id}`: a deleted document, as long as it can come back. */
export type Binned = {
  resource: string;
  documentId: string;
  /** Missing in what releases before left. */
  title?: Bilingual;
  document: Data;
  /** The version from which it goes on when it comes back. */
  lastVersion: number;
  removedAt: string;
  removedBy: string;
};

/** What a list shows of it: not the documents themselves, which may be long. */
type Shown = Omit<Binned, 'document' | 'lastVersion'>;

/** What was deleted in the last 30 days, the latest first, a page of it; `before`: behind this one. */
export async function listBin({ language, before }: { language: Language; before?: string | undefined }) {
  const all = db()
    .collection('bin')
    .select('resource', 'documentId', 'title', 'removedAt', 'removedBy')
    .orderBy('removedAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(LIMITS.panelPage);
  const found = await runQuery<Shown>(before ? all.startAfter(...before.split('/')) : all);
  const titles = await titlesOfEarlier(
    found.filter(({ title }) => title === undefined),
    language,
  );
  return found.map(({ id, resource, documentId, title, removedAt, removedBy }) => ({
    id,
    resource,
    documentId,
    title: title?.[language] ?? titles.get(id) ?? documentId,
    removedAt,
    removedBy,
  }));
}

/** Releases before did not keep the title beside the document. */
async function titlesOfEarlier(entries: readonly Document<Shown>[], language: Language): Promise<Map<string, string>> {
  const whole = await readDocuments<Binned>(entries.map(({ id }) => `bin/${id}`));
  const titles = whole.flatMap((one) => {
    const resource = one && resourceNamed(one.resource);
    return resource ? [[one.id, titleOf(resource, { id: one.documentId, ...one.document }, language)] as const] : [];
  });
  return new Map(titles);
}

/** Moves a document to the bin, where it stays for 30 days. */
export function removeContent(given: { resource: Resource; id: string; version: number | undefined; author: Author }) {
  const { resource, id, version, author } = given;
  return commit({ author, action: `${resource.name}.remove` }, async (commit) => {
    const before = await commit.readExisting(contentPath(resource, id));
    await requireVersion(before, version, contentPath(resource, id));
    await toBin(commit, resource, before, author);
    return { entryId: commit.entryId };
  });
}

/** Moves a document to the bin within a commit. */
export async function toBin(commit: Commit, resource: Resource, before: Document, { actor }: Author): Promise<void> {
  const { id, version } = before;
  const earlier = await commit.read(binPath(resource, id));
  commit.remove(contentPath(resource, id), before);
  const binned: Binned = {
    resource: resource.name,
    documentId: id,
    title: { en: titleOf(resource, before, 'en'), ar: titleOf(resource, before, 'ar') },
    document: withoutMeta(before),
    lastVersion: version + 1,
    removedAt: now(),
    removedBy: nameOf(actor),
  };
  const expiresAt = inDays(LIMITS.binDays);
  commit.put(binPath(resource, id), earlier, { ...binned, expiresAt });
}

/** Takes a document out of the bin. @throws NexusError `notFound` */
export function restoreFromBin(given: { id: string; author: Author }) {
  return commit({ author: given.author, action: 'bin.restore', isRestoring: true }, async (commit) => {
    const kept = await commit.readExisting<Binned>(`bin/${given.id}`);
    const resource = resourceNamed(kept.resource);
    if (!resource) throw new NexusError('notFound');
    const { documentId: id, document } = kept;
    if (await commit.read(contentPath(resource, id))) throw new NexusError('conflict');
    const shared = await shareFields(commit, resource.name, await orActive(commit, resource, document));
    commit.put(contentPath(resource, id), null, shared, kept.lastVersion);
    commit.remove(`bin/${given.id}`, kept);
    return { ...shared, id, resource: resource.name };
  });
}
