import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { changeContent } from '../../functions/src/store/content/content';
import { rebuildPublished } from '../../functions/src/store/projections/published-rebuild';
import { filled, noise } from '../../tests/setup/fill';
import type { World } from '../local/world';
import { rebuildContentLists } from '../operate/rebuild';
import { writeSeed } from '../seed/write-seed';
import { DOCUMENT_BYTES } from './figures';
import { FORTIETH, useFilledLists } from './filled-lists';
import { filledPages } from './filled-pages';
import { EDITOR } from './session';

const COUNT = Number(process.env['FILL'] ?? 2_000);
/** Every type of which there can be many, or those that are named. */
const NAMED = process.argv.slice(3);
const FILLED = (Object.values(resources) as unknown as Resource[]).filter(
  ({ kind, name }) => kind === 'collection' && (NAMED.length === 0 || NAMED.includes(name)),
);
const SAVES = 20;

/**
 * Fills every list of the site with long documents, saves some of them, prints how large what is published has become,
 * and what it costs to use the lists.
 */
export async function fill(world: World): Promise<boolean> {
  await writeSeed();
  for (const resource of FILLED) await write(resource);
  const { documents, failed } = await rebuildPublished();
  await rebuildContentLists();
  let refused = 0;
  for (let n = 0; n < SAVES; n += 1) refused += (await saves(FILLED[n % FILLED.length] as Resource, n)) ? 0 : 1;
  const { docs } = await db().collection('published').get();
  const sizes = docs.map((doc) => ({ kind: kindOf(doc.id), bytes: (doc.data()['data'] as Uint8Array).length }));
  console.log('| what | documents | largest, bytes | of 1 MiB |\n|---|---|---|---|');
  for (const kind of ['manifest', 'blocks of lists', 'details']) {
    const own = sizes.filter((one) => one.kind === kind).map(({ bytes }) => bytes);
    const largest = own.reduce((most, bytes) => Math.max(most, bytes), 0);
    console.log(`| ${kind} | ${own.length} | ${largest} | ${((100 * largest) / DOCUMENT_BYTES).toFixed(1)} % |`);
  }
  const isGood = failed.length === 0 && refused === 0 && sizes.every(({ bytes }) => bytes < DOCUMENT_BYTES);
  console.log(
    `\n${documents} documents published, ${failed.length} not; ${SAVES - refused} of ${SAVES} saves went through. ${isGood ? 'Within' : 'NOT within'} the goal: no document reaches what Firestore takes.`,
  );
  const isUsable = await useFilledLists(world, FILLED);
  return (await filledPages(world)) && isUsable && isGood;
}

async function write(resource: Resource): Promise<void> {
  const writer = db().bulkWriter();
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 10);
  const at = new Date().toISOString();
  for (let n = 0; n < COUNT; n += 1) {
    const pictures = {
      ...('imageUrl' in resource.fields && { imageUrl: '' }),
      ...('mediaImages' in resource.fields && { mediaImages: [] }),
    };
    // Drawn at random, they would contradict each other.
    const dependent = ['endsAt', 'applicationDeadline'].filter((name) => name in resource.fields);
    const times = { ...Object.fromEntries(dependent.map((name) => [name, null])), createdAt: at, updatedAt: at };
    const own = { ...ownOf(resource, n), ...pictures, ...times, version: 1 };
    const document = { ...filled(resource), ...own };
    void writer.set(db().doc(`${resource.name}/fill-${n}`), document);
    if (n % 50 === 49) await writer.flush();
  }
  await writer.close();
}

/**
 * What distinguishes a document: the word by which some are found, a slug and a place of its own; one alone is active
 * where one alone may be.
 */
function ownOf({ fields, exclusive }: Resource, n: number): Record<string, unknown> {
  const name = ['title', 'name', 'personName', 'mission'].find((one) => one in fields) ?? '';
  const word = n % 40 === 0 ? FORTIETH : 'Filled';
  return {
    [name]: { en: `${word} ${noise(190, 'en')}`, ar: noise(200, 'ar') },
    ...('slug' in fields && { slug: `fill-${n}` }),
    ...('order' in fields && { order: n }),
    ...(exclusive && { [exclusive]: false }),
  };
}

/** Whether an editor can save one of them. */
async function saves(resource: Resource, n: number): Promise<boolean> {
  const name = ['title', 'name', 'personName', 'mission'].find((one) => one in resource.fields) ?? '';
  const body = { [name]: { en: `Saved ${n}`, ar: '' } };
  const given = { resource, id: `fill-${n + 1}`, body, version: 1, author: EDITOR };
  return changeContent(given).then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
}

function kindOf(id: string): string {
  if (id === 'site') return 'manifest';
  return /^[\w-]+\.list\./.test(id) ? 'blocks of lists' : 'details';
}
