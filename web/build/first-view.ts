import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

interface Part {
  name: string;
  bytes: number;
}

/** What only signed-in people need: no public page may load any of it first. */
const NEVER = /^(@ark-ui|@chakra-ui|@emotion|@firebase|@tanstack|@zag-js|firebase|framer-motion|motion|reactfire|zod)/;

/**
 * Prints what a visitor's browser loads first, by name and size, and ends the build where a public page needs more
 * than `budget`, or something that is for signed-in people: bytes of JavaScript as served with brotli, the words of
 * one language included.
 */
export function firstViewBudget(budget: number): Plugin {
  return {
    name: 'first-view-budget',
    apply: 'build',
    // The files as they are served: Vite writes into them which parts a part needs after they are generated.
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      const entry = chunks.find(({ isEntry }) => isEntry);
      const screens = chunks.filter(({ facadeModuleId }) => isPublicScreen(facadeModuleId));
      if (!entry || screens.length === 0 || this.environment.config.consumer === 'server') return;
      const size = sizeOnce();
      const views = screens.flatMap((screen) =>
        ['en', 'ar'].map((language) => {
          const files = reached([entry, screen, ...wordsOf(chunks, screen, language)], chunks);
          return { name: `${screen.name} ${language}`, files, bytes: sum(files.map(size)) };
        }),
      );
      const heaviest = views.reduce((most, view) => (view.bytes > most.bytes ? view : most));
      console.info(report(heaviest.name, heaviest.files, size));
      for (const { name, bytes, files } of views) {
        if (bytes > budget)
          this.error(`${name}: ${bytes} bytes of JavaScript on the first view, allowed are ${budget}`);
        const stray = files.flatMap(({ moduleIds }) => moduleIds.map(nameOf)).find((part) => NEVER.test(part));
        if (stray) this.error(`${name}: ${stray} is for signed-in people, and would load with the page`);
      }
    },
  };
}

export function isChunk(one: Rolldown.OutputBundle[string]): one is Chunk {
  return one.type === 'chunk';
}

const SIGNED_IN = /\/site\/sign-in\/welcome/;

function isPublicScreen(id: string | null): boolean {
  return id !== null && /\/site\/.*-screen\.tsx$/.test(id) && !SIGNED_IN.test(id);
}

/** The files of words that a screen waits for: those of the page, and those of legal texts or of the site. */
function wordsOf(chunks: readonly Chunk[], screen: Chunk, language: string): Chunk[] {
  const areas = ['common', screen.facadeModuleId?.includes('/legal/') ? 'legal' : 'site'];
  return chunks.filter(({ facadeModuleId: id }) =>
    areas.some((area) => id?.endsWith(`/locales/${language}/${area}.ts`)),
  );
}

/** These files and all that they import before they run. */
export function reached(from: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const found = new Set(from);
  for (const chunk of found)
    for (const name of chunk.imports) found.add(chunks.find(({ fileName }) => fileName === name) ?? chunk);
  return [...found];
}

export function sizeOnce(): (chunk: Chunk) => number {
  const known = new Map<Chunk, number>();
  return (chunk) => {
    const size = known.get(chunk) ?? brotliCompressSync(chunk.code).byteLength;
    known.set(chunk, size);
    return size;
  };
}

function report(view: string, files: readonly Chunk[], size: (chunk: Chunk) => number): string {
  return [
    `First view of the heaviest public page (${view}), bytes as served:`,
    ...linesOf(files, size),
    line('all', sum(files.map(size))),
  ].join('\n');
}

/** What these files are made of, a line for each package and folder of `least` bytes or more, the largest first. */
export function linesOf(files: readonly Chunk[], size: (chunk: Chunk) => number, least = 0): string[] {
  const parts = new Map<string, number>();
  for (const { name, bytes } of files.flatMap((file) => partsOf(file, size(file))))
    parts.set(name, (parts.get(name) ?? 0) + bytes);
  const shown = [...parts].filter(([, bytes]) => bytes >= least);
  return shown.sort(([, one], [, other]) => other - one).map(([name, bytes]) => line(name, bytes));
}

/** What a chunk is made of, each part's share of the compressed size by its own. */
function partsOf(chunk: Chunk, bytes: number): Part[] {
  const parts = new Map<string, string>();
  for (const [id, module] of Object.entries(chunk.modules))
    parts.set(nameOf(id), (parts.get(nameOf(id)) ?? '') + (module.code ?? ''));
  const own = [...parts].map(([name, code]) => ({ name, bytes: gzipSync(code).byteLength }));
  const whole = sum(own.map((part) => part.bytes));
  return own.map((part) => ({ name: part.name, bytes: Math.round((part.bytes / whole) * bytes) }));
}

/** A package by its name, ours by folder. */
function nameOf(id: string): string {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(id)?.[1];
  const own = /\/(web\/src\/[^/]+(?:\/(?:ar|en))?|domain\/src)\//.exec(id)?.[1];
  return library ?? own ?? 'the bundler';
}

export function line(name: string, bytes: number): string {
  return `${String(bytes).padStart(8)}  ${name}`;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
