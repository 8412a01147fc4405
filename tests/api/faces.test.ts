import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { hiddenFields } from '@nexus/domain/resources/published';
import { contentDocuments } from '../../tools/seed/content';
import { call } from '../setup/call';
import { marked, type Mark } from '../setup/marked';
import { aStaff, type Staff } from '../setup/people';

/** Where visitors see a document: pages that the server draws, by hand. */
const SEEN_AT: Record<string, (id: string) => string[]> = {
  about: () => ['/about'],
  events: (id) => ['/events', `/events/${id}`],
  experts: () => ['/experts'],
  hero: () => ['/'],
  initiatives: (id) => ['/programs', `/initiatives/${id}`],
  'mission-vision': () => ['/about'],
  news: (id) => ['/news', `/news/${id}`],
  pages: () => ['/', '/about', '/impact'],
  partners: () => ['/', '/about'],
  programs: (id) => ['/programs', `/programs/${id}`],
  sdgs: () => ['/impact'],
  settings: () => ['/', '/join', '/privacy'],
  statistics: () => ['/impact'],
  'success-stories': (id) => ['/stories', `/stories/${id}`],
};

/** Fields that stand in for others, which are empty then. */
const INSTEAD: Record<string, { empty: Record<string, unknown>; shows: string[] }> = {
  // What can be done about an event is gone from one that is cancelled; slides are there once one is over.
  events: {
    empty: {
      speakers: [],
      isCancelled: true,
      startsAt: '2021-06-15T16:30:00.000Z',
      endsAt: null,
      applicationDeadline: null,
    },
    shows: ['speakerName', 'cancellationNote', 'materials.name', 'materials.url'],
  },
  partners: { empty: { lightLogoUrl: '' }, shows: ['logoUrl'] },
};

/** Seen, but not in what the server draws: where it is proven. */
const ELSEWHERE: Record<string, string> = {
  'pages.slug': 'the address itself: panel-slugs.spec.ts',
  'mission-vision.isActive': 'exactly one is active, and shown: content.test.ts',
  'settings.phone': 'a shortcut that comes after 300 px: small-buttons.spec.ts',
  'settings.chatUrl': 'a shortcut that comes after 300 px: small-buttons.spec.ts',
  'settings.videoUrl': 'nothing is asked of the other site before Play: small-buttons.spec.ts',
};

/** What the site has only once. */
const ONCE = ['hero', 'about', 'settings', 'statistics', 'pages/home', 'pages/about', 'pages/impact'];
const ENTRY = 'mission-vision/main-mission-vision';
const made: string[] = [];
let editor: Staff;

beforeAll(async () => {
  editor = await aStaff('editor');
});

afterAll(async () => {
  await write(ENTRY, seeded(ENTRY));
  for (const path of made) await send('DELETE', path);
});

test.each(Object.values(resources as Record<string, Resource>))(
  'what an editor fills in each public field of $name is seen by visitors, in both languages',
  async (resource) => {
    const { document, marks } = marked(resource.fields);
    const cancelling = marks.find(({ name }) => name === 'isCancelled');
    if (cancelling) [document['isCancelled'], cancelling.other] = [false, true];
    const hidden = hiddenFields(resource);
    const wanted = marks.filter(({ name }) => !hidden.has(name) && !(`${resource.name}.${name}` in ELSEWHERE));
    const { empty, shows } = INSTEAD[resource.name] ?? { empty: {}, shows: [] };
    const paths = await placesOf(resource, { ...document, ...empty });
    const pages = SEEN_AT[resource.name]?.(paths[0]?.split('/')[1] ?? '') ?? [];
    const isInstead = ({ name }: Mark) => shows.includes(name);
    await seen(pages, wanted.filter(isInstead));
    if (shows.length > 0) for (const path of paths) await write(path, document);
    await seen(
      pages,
      wanted.filter((mark) => mark.seen && !isInstead(mark)),
    );
    // One after the other; what hides the document comes last.
    const turned = { ...document };
    for (const { name, other } of wanted.filter(({ seen: words }) => !words).sort(hidingLast)) {
      const page = name === 'order' ? pages.slice(0, 1) : pages.slice(-1);
      const before = await drawn(page, 'en');
      turn(turned, name, other);
      for (const path of paths) await write(path, turned);
      expect(await soon(async () => (await drawn(page, 'en')) !== before), `${name} changes nothing`).toBe(true);
    }
    for (const path of paths) if (ONCE.includes(path)) await write(path, seeded(path));
  },
);

async function seen(pages: string[], wanted: readonly Mark[]): Promise<void> {
  for (const language of ['en', 'ar'] as const) {
    let missing: string[] = [];
    await soon(async () => {
      const page = await drawn(pages, language);
      missing = wanted.filter(({ seen: words }) => words && !page.includes(words[language])).map(({ name }) => name);
      return missing.length === 0;
    });
    expect(missing, `seen nowhere in ${language}`).toEqual([]);
  }
}

/** The pages as the server draws them, without what only machines read, and numbers without their separators. */
async function drawn(pages: string[], language: 'en' | 'ar'): Promise<string> {
  const prefix = language === 'ar' ? '/ar' : '';
  const answers = await Promise.all(pages.map((page) => call('GET', `${prefix}${page}?fresh=${randomUUID()}`)));
  const texts = answers.map(({ text }) => text.replace(/<script.*?<\/script>/gs, ''));
  // What a page is called in search engines is what people see of the pages editor's own texts.
  const people = texts.map((text) =>
    pages.includes('/impact') && pages.length > 1 ? text : text.replace(/<head>.*<\/head>/s, ''),
  );
  return people.join('\n').replace(/(?<=[\d٠-٩])[,٬](?=[\d٠-٩])/g, '');
}

/** Whether it is so within the time that a server answers from memory, and some more. */
async function soon(probe: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + 4_000;
  do {
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (await probe()) return true;
  } while (Date.now() < deadline);
  return false;
}

function hidingLast(a: Mark, b: Mark): number {
  const hides = ({ name }: Mark) => Number(name === 'isActive' || name === 'isPublished');
  return hides(a) - hides(b);
}

/** Sets a field, or one of the only item of a list: `coreValues.icon`. */
function turn(document: Record<string, unknown>, name: string, value: unknown): void {
  const [field = '', inner] = name.split('.');
  if (inner === undefined) document[field] = value;
  else document[field] = (document[field] as object[]).map((item) => ({ ...item, [inner]: value }));
}

/** Stores it wherever the resource has a place for it: once, on each of the site's own pages, or as a document of its own. */
async function placesOf(resource: Resource, document: Record<string, unknown>): Promise<string[]> {
  const own = ONCE.filter((path) => path.split('/')[0] === resource.name);
  for (const path of own) await write(path, document);
  if (own.length > 0) return own;
  const { status, json, text } = await call('POST', `/api/${resource.name}`, { token: editor.token, body: document });
  expect(status, text).toBe(201);
  made.push(`${resource.name}/${json.id}`);
  return [`${resource.name}/${json.id}`];
}

async function write(path: string, document: Record<string, unknown>): Promise<void> {
  const [, slug] = path.split('/');
  const own = path.startsWith('pages/') ? { slug } : {};
  const { status, text } = await send('PUT', path, { ...document, ...own });
  expect(status, `${path} ${text}`).toBe(200);
}

async function send(method: string, path: string, body?: object) {
  const { token } = editor;
  const { json } = await call('GET', `/api/admin/content/${path}`, { token });
  const headers = { 'if-match': `"${json.version}"` };
  return call(method, `/api/${path}`, { token, headers, ...(body && { body }) });
}

function seeded(path: string): Record<string, unknown> {
  const wanted = path.includes('/') ? path : `${path}/main`;
  const found = contentDocuments().find((one) => one.path === wanted);
  if (!found) throw new Error(`${path} is not in the seed.`);
  return found.data;
}
