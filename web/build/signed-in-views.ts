import type { Plugin } from 'vite';
import { isChunk, line, linesOf, reached, sizeOnce, sum, type Chunk } from './first-view.ts';

interface Budget {
  /** The first screen of the panel, all that it needs. */
  panel: number;
  /** The editor of an event, opened by its address. */
  editor: number;
  /** What any other screen adds to the first one; editors are held by the line above. */
  further: number;
}

const PANEL = [
  'controls/behind-sign-in',
  'panel/admin-layout',
  'lib/who-is-signed-in',
  'locales/ar/admin',
  'locales/ar/common',
];
const DASHBOARD = 'panel/dashboard/dashboard-screen';
const ROUTES = ['panel/panel-routes', 'app/previews', 'controls/feedback'];
const EDITOR = 'panel/content/content-editor-screen';
const SCREEN = /\/src\/(panel\/.+-screen)\.tsx$/;
const EDITORS = /content-editor|statistics|impact-manager|pages-screen/;
/** What is smaller is not printed by name. */
const LEAST = 1_000;

/** Prints what the panel loads before a screen stands, and ends the build where that is more than allowed: bytes of JavaScript as served with brotli. */
export function signedInBudget(budget: Budget): Plugin {
  return {
    name: 'signed-in-budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      const entry = chunks.find(({ isEntry }) => isEntry);
      const of = (name: string) => chunks.filter(({ facadeModuleId: id }) => id?.replace(/\.tsx?$/, '').endsWith(name));
      if (!entry || of(DASHBOARD).length === 0 || this.environment.config.consumer === 'server') return;
      const size = sizeOnce();
      const view = (...names: string[]) => reached([entry, ...[...PANEL, ...names].flatMap(of)], chunks);
      const bytes = (files: Iterable<Chunk>) => sum([...files].map(size));
      const panel = new Set(view(DASHBOARD));
      const screens = chunks.flatMap(({ facadeModuleId: id }) => SCREEN.exec(id ?? '')?.[1] ?? []);
      const further = screens
        .filter((name) => name !== DASHBOARD && !EDITORS.test(name))
        .map((name) => ({
          name,
          bytes: bytes(view(...ROUTES, name).filter((file) => !panel.has(file))),
          most: budget.further,
        }));
      const views = [
        { name: '/admin', bytes: bytes(panel), most: budget.panel },
        { name: 'the editor of an event', bytes: bytes(view(...ROUTES, EDITOR)), most: budget.editor },
        ...further.toSorted((one, other) => other.bytes - one.bytes),
      ];
      const [most] = further.toSorted((one, other) => other.bytes - one.bytes);
      console.info(['First view of /admin, bytes as served:', ...linesOf([...panel], size, LEAST)].join('\n'));
      for (const one of views.slice(0, 2)) console.info(line(one.name, one.bytes));
      if (most) console.info(line(`beyond /admin at most, for ${most.name}`, most.bytes));
      for (const one of views)
        if (one.bytes > one.most) this.error(`${one.name}: ${one.bytes} bytes of JavaScript, allowed are ${one.most}`);
    },
  };
}
