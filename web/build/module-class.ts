import { basename } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = /\.module\.css$/;

/** The class that a name of a CSS module gets on the page: `event-card_title`. Modules have names of their own (`modules.test.ts`). */
export function moduleClass(name: string, file: string): string {
  return `${basename(file.replace(/\?.*$/, ''), '.module.css')}_${name}`;
}

/** Writes the classes of CSS modules where they are asked for (`styles.title`), so that no page loads lists of them. */
export function moduleClasses(): Plugin[] {
  return [
    {
      name: 'classes-where-asked-for',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith('.tsx') && code.includes('.module.css') ? written(code) : undefined),
    },
    {
      name: 'no-lists-of-classes',
      enforce: 'post',
      transform: (_, id) =>
        MODULE.test(id) ? { code: 'export {}', map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
  ];
}

function written(code: string): { code: string; map: null } {
  const names = new Map<string, string>();
  const bare = code.replace(/import (\w+) from ('[^']+\.module\.css')/g, (_, as: string, from: string) => {
    names.set(as, from.slice(1, -1));
    return `import ${from}`;
  });
  const asked = new RegExp(`\\b(${[...names.keys()].join('|')})\\.(\\w+)`, 'g');
  return {
    code: bare.replace(asked, (_, as: string, name: string) => `'${moduleClass(name, names.get(as) ?? '')}'`),
    map: null,
  };
}
