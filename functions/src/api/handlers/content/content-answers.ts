import type { Language } from '@nexus/domain/bilingual';
import { CONTENT_LISTS } from '@nexus/domain/limits';
import { can, type Actor } from '@nexus/domain/permissions';
import type { Resource } from '@nexus/domain/resources/resource';
import { publish } from '@nexus/domain/resources/published';
import { inSpecifiedWords } from '@nexus/domain/resources/specified';
import { contentPath } from '../../../store/content/content';
import { readDocument, readDocuments, type Data, type Document } from '../../../store/kernel/documents';
import { contentRows } from '../../../store/projections/content-lists';
import type { PublishedDocument } from '../../../store/projections/published-parts';

const NOTHING_HIDDEN = new Set<string>();
/** Fields that approved members may know and visitors may not. */
const FOR_MEMBERS: Readonly<Record<string, readonly string[]>> = { events: ['registrationUrl'] };

/** A published document as everybody is answered it. */
export function publicAnswer(resource: Resource, document: PublishedDocument, language: Language): Data {
  return inSpecifiedWords(resource, { id: document.id, ...publish(resource, document, language) }, document);
}

/** Whether somebody reads what is stored at the address where visitors are shown what is published. */
export function readsStored(actor: Actor, { name }: Resource): boolean {
  return can(actor, name === 'settings' ? 'settings.read' : 'content.read');
}

/** A stored document in one language, with what no visitor is told. */
export function staffAnswer(resource: Resource, document: Document, language: Language): Data {
  const { id, version } = document;
  const initials = Object.entries(resource.fields).map(([name, { initial }]) => [name, initial]);
  const whole = { ...(Object.fromEntries(initials) as Data), ...document };
  const shown = { id, ...publish(resource, whole, language, NOTHING_HIDDEN) };
  return { ...inSpecifiedWords(resource, shown, document), version };
}

/** A page of the documents of a resource in the order of its list, drafts and hidden ones too. */
export async function staffList(
  resource: Resource,
  { language, page }: { language: Language; page: number },
): Promise<Data[]> {
  const { storedAtOnce: most } = CONTENT_LISTS;
  const ids = (await contentRows(resource)).slice((page - 1) * most, page * most).map(({ id }) => id);
  const stored = await readDocuments(ids.map((id) => contentPath(resource, id)));
  return stored.flatMap((document) => (document ? [staffAnswer(resource, document, language)] : []));
}

/** What an approved member is answered beside what everybody is; undefined where that is nothing. */
export async function forMembers(resource: Resource, id: string, actor: Actor): Promise<Data | undefined> {
  const names = FOR_MEMBERS[resource.name];
  if (!names || !can(actor, 'event.attend')) return undefined;
  const stored = await readDocument(contentPath(resource, id));
  return Object.fromEntries(names.map((name) => [name, stored?.[name] ?? '']));
}
