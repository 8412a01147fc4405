import { LANGUAGES } from '@nexus/domain/bilingual';
import type { ContentRow, Lacking } from '@nexus/domain/contract/content-rows';
import { LIMITS } from '@nexus/domain/limits';
import { pictureFields, selectField } from '@nexus/domain/resources/list-fields';
import { shortened } from '@nexus/domain/resources/published';
import { fieldOfTitle, type Resource } from '@nexus/domain/resources/resource';
import { translationsOf } from '@nexus/domain/resources/translations';
import type { Data } from '../kernel/documents';
import { bytesOf } from '../kernel/json-bytes';
import { freshBlocks, makeRoom } from './block-pieces';
import type { KeptList } from './list-blocks';
import { comparePlaces, placeOf, type Block } from './published-parts';

/**
 * How the panel's list of a resource is kept. `contentLists/{resource}` names its blocks, in its own order, as
 * `published/site` does for the public; `contentLists/{resource}.{key}` are those that do not fit into it. A row carries
 * what the list shows, searches, filters and sorts by, of every document, shown or not.
 */
export interface StoredList {
  /** Missing until the list is written for the first time. */
  data?: Uint8Array;
}

/** A block takes so much of the whole list, within these bounds in bytes of JSON: so none of them are many. */
const SHARE = 1 / 20;
const LEAST = 160 * 1024;
const MOST = 900 * 1024;

/** So full are the blocks of a list that is written as a whole: none but a search in all of it reads many. */
const NEARLY_FULL = 0.9;

export const contentListPath = ({ name }: Resource) => `contentLists/${name}`;
const blockPath = ({ name }: Resource, key: string) => `contentLists/${name}.${key}`;

/** What the panel's list of a resource carries, and where; `bytes` of it are there by now. */
export function panelList(resource: Resource, bytes: number): KeptList {
  return {
    resource,
    itemOf: (id, document) => document && rowOf(resource, id, document),
    pathOf: (key) => blockPath(resource, key),
    most: Math.min(MOST, Math.max(LEAST, bytes * SHARE)),
  };
}

/** The blocks of a list that is written as a whole; those that do not fit beside the others are handed to `writer`. */
export function wholeList(resource: Resource, rows: ContentRow[], writer: Parameters<typeof makeRoom>[0]): Block[] {
  const bytes = rows.reduce((sum, row) => sum + bytesOf(row), 0);
  rows.sort((a, b) => comparePlaces(resource, placeOf(resource, a), placeOf(resource, b)));
  const blocks = freshBlocks({ ...panelList(resource, bytes), share: NEARLY_FULL }, rows);
  leaveRoom(resource, blocks, writer);
  return blocks;
}

/** Lets blocks out of the document that names them, where they do not fit into it together. */
export function leaveRoom(resource: Resource, blocks: readonly Block[], writer: Parameters<typeof makeRoom>[0]): void {
  makeRoom(
    writer,
    blocks.map((block) => ({ path: blockPath(resource, block.key), block })),
  );
}

/** What a list carries of a document. */
export function rowOf(resource: Resource, id: string, document: Data): ContentRow {
  const whole = { ...document, id };
  const names = new Set([...rowFields(resource), fieldOfTitle(resource, whole) ?? 'id']);
  const shown = [...names].filter((name) => name in resource.fields && document[name] !== undefined);
  return {
    id,
    version: Number(document['version'] ?? 0),
    updatedAt: String(document['updatedAt'] ?? ''),
    lacking: lackingIn(resource, whole),
    ...Object.fromEntries(shown.map((name) => [name, short(document[name])])),
  };
}

/** Names of the fields that the list of a resource shows, filters or sorts by. */
function rowFields(resource: Resource): string[] {
  const flags = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'flag');
  const { columns = [], sort } = resource.list ?? {};
  return [
    ...columns,
    ...pictureFields(resource),
    ...flags,
    ...[selectField(resource), sort].filter((name) => name !== undefined),
  ];
}

function short(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value, LIMITS.textShort);
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, short(text)]));
}

function lackingIn(resource: Resource, document: Data): Lacking {
  const { total, missing } = translationsOf(resource, document);
  const lacking = LANGUAGES.filter((language) => missing[language].length > 0);
  return Object.fromEntries(
    lacking.map((language) => [language, missing[language].length === total ? 'all' : 'partly']),
  );
}
