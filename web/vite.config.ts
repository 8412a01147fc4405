import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { basePort } from '../tools/local/ports.ts';
import { BUDGET, SIGNED_IN_BUDGET } from '../tools/measure/budget.ts';
import { firstViewBudget } from './build/first-view.ts';
import { limits } from './build/limits.ts';
import { moduleClass, moduleClasses } from './build/module-class.ts';
import { pages, SCREENS } from './build/pages.ts';
import { signedInBudget } from './build/signed-in-views.ts';
import { theme } from './build/theme.ts';
import { version } from './build/version.ts';
import { vocabulary } from './build/vocabulary.ts';

const base = basePort();
const hosting = `http://127.0.0.1:${base}`;

/**
 * Parts of Firebase that reactfire imports, 48 kB of them, and the regular expressions that Firestore's pipelines have,
 * 38 kB: nobody here uses them.
 */
const UNUSED = ['firebase/database', 'firebase/functions', 'firebase/remote-config', 'firebase/storage', 're2js'];
const UNUSED_FIREBASE = join(import.meta.dirname, 'src/live/unused-firebase.ts');

export default defineConfig(({ isSsrBuild = false }) => ({
  resolve: { alias: Object.fromEntries(UNUSED.map((part) => [part, UNUSED_FIREBASE])) },
  plugins: [
    react(),
    moduleClasses(),
    theme(),
    vocabulary(),
    pages(),
    limits(),
    version(),
    firstViewBudget(BUDGET.scriptBytes),
    signedInBudget(SIGNED_IN_BUDGET),
  ],
  css: { modules: { generateScopedName: moduleClass } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (part, needs) => needs.filter(isFurther(part)) },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            // Every page carries the names of what may follow: seven characters tell the versions of a file apart as eight do.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [{ debugName: 'first loaded', name: firstLoaded() }],
              includeDependenciesRecursively: false,
            },
          },
    },
  },
  // The server build carries everything it needs, because the functions install none of it.
  ssr: { noExternal: true },
  server: { proxy: { '/api': hosting, '/media': hosting } },
}));

/** What is asked for beside a part: not the part itself, which is asked for anyway, and not what every page has loaded. */
function isFurther(part: string): (file: string) => boolean {
  return (file) => file !== part && !/\/(libraries|base|rolldown-runtime)-/.test(file);
}

const APP = join(import.meta.dirname, 'src/app');
const SIGN_IN = /\/site\/sign-in\//;
/** Shared by two screens that are read less than the others: they wait for it alone. */
const OF_A_FEW = /\/lib\/figures/;
/** They stand in every public page, so that none waits for styles, and none is drawn before they are there. */
const PUBLIC_STYLES = /\/src\/(site|ui|app)\/.*\.module\.css/;

/**
 * What every page loads first goes into two files, libraries and our own, and what several public screens share into
 * a third: each of two dozen small ones would cost a phone more than a few kilobytes that a page does not need.
 */
function firstLoaded(): Rolldown.CodeSplittingNameFunction {
  let base: Set<string> | undefined;
  let site: Set<string> | undefined;
  return (id, context) => {
    const importsOf = (of: string) => context.getModuleInfo(of)?.importedIds ?? [];
    base ??= reachedFrom(join(APP, 'main.tsx'), importsOf);
    const screens = context.getModuleInfo(SCREENS)?.dynamicallyImportedIds ?? [];
    site ??= shared(screens.filter(isPublic).map((screen) => reachedFrom(screen, importsOf)));
    if (id === join(APP, 'main.tsx')) return null;
    if (PUBLIC_STYLES.test(id)) return 'base';
    if (base.has(id)) return id.includes('node_modules') ? 'libraries' : 'base';
    return site.has(id) && !OF_A_FEW.test(id) ? 'site' : null;
  };
}

function isPublic(screen: string): boolean {
  return screen.includes('/site/') && !SIGN_IN.test(screen);
}

function shared(sets: readonly Set<string>[]): Set<string> {
  return new Set(
    sets.flatMap((one, at) => [...one].filter((id) => sets.some((other, place) => place > at && other.has(id)))),
  );
}

function reachedFrom(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
  return reached;
}
