import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build';
import { startWorld, type World } from './local/world';

const HELP = `npm run bench -- <name>

directory   Firestore reads per page of the directory, time and memory of a search, at 100 and at 20,000 members
crowd       100 members who save at once, pages and searches, among 1,000 and 100,000 who look like people (CROWD=1000,100000)
million     reads of a page of the directory that Firestore answers by search tokens, of a million members (MILLION=1000000); long
origin      pages a second of the page's function beside a server of files, and how late a saved change is seen
torn        kills the process 100 times while it approves and rejects; counts requests and members that disagree
costs       Firestore reads, writes and calls of what people do
newsletter  an issue to 100,000 readers by runs that are killed: who got it twice, who not, what each costs (READERS=100000); for the night
pages       JavaScript, API calls, reads, layout shifts, LCP and bytes of pictures of every public page; routes may be named
fill        2,000 documents of every type with their texts at their limits (FILL=2000), or of those that are named: sizes of what is published, costs of lists; for the night
bodies      what bodies of 30 MB that nobody vouches for do to an instance of the API
upload      peak memory while 20 pictures of 8 MB and 20 decompression bombs arrive at once`;

/** Each bench prints its figures and answers whether they are within their goal. */
const BENCHES: Record<string, () => Promise<(world: World) => Promise<boolean>>> = {
  directory: async () => (await import('./bench/directory')).directory,
  crowd: async () => (await import('./bench/crowd')).crowd,
  million: async () => (await import('./bench/million')).million,
  costs: async () => (await import('./bench/costs')).costs,
  newsletter: async () => (await import('./bench/newsletter')).newsletter,
  pages: async () => (await import('./bench/pages')).pages,
  origin: async () => (await import('./bench/origin')).origin,
  fill: async () => (await import('./bench/fill')).fill,
  bodies: async () => (await import('./bench/bodies')).bodies,
  upload: async () => (await import('./bench/upload')).upload,
  torn: async () => (await import('./bench/torn')).torn,
};

/** The emulator keeps everything in memory, a megabyte for some hundred members or fifty long documents: for these benches it gets more. */
const HEAPS: Record<string, string> = { fill: '-Xmx8g', million: '-Xmx12g' };

const name = process.argv[2] ?? '';
const load = BENCHES[name];
if (!load) {
  console.log(HELP);
  process.exit(name === '' || name === '--help' ? 0 : 1);
}
await build();
if (HEAPS[name]) process.env['JAVA_TOOL_OPTIONS'] ??= HEAPS[name];
const world = await startWorld({
  base: Number(process.env['NEXUS_BENCH_PORT'] ?? 5800),
  project: 'demo-nexus-bench',
  folder: mkdtempSync(join(tmpdir(), 'nexus-bench-')),
});
Object.assign(process.env, world.environment);
let isGood = false;
try {
  isGood = await (await load())(world);
} finally {
  await world.stop();
}
process.exit(isGood ? 0 : 1);
