import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const WEB = join(import.meta.dirname, '../../web/src');
const PRESSED = ['button', 'Button', 'Menu.Item', 'Segments', 'Chips'];

/**
 * Every button, entry of a menu and choice of a few in the source of the site, by its file and the words it is named by (their keys;
 * what it does, where it has none): `admin/bin-screen.tsx restore`. One key may stand for several in one file.
 */
export function buttonsInSource(): string[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const all = files.filter((file) => file !== 'ui/button.tsx').flatMap(buttonsOf);
  return [...new Set(all)].toSorted();
}

function buttonsOf(file: string): string[] {
  const text = readFileSync(join(WEB, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const opening = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : undefined;
    if (opening && PRESSED.includes(opening.tagName.getText())) found.push(`${file} ${nameOf(node, opening)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node: ts.Node, opening: ts.JsxOpeningLikeElement): string {
  const label = attribute(opening, 'aria-label') ?? attribute(opening, 'label');
  const words = label ? wordsOf(label) : ts.isJsxElement(node) ? node.children.flatMap(wordsOf) : [];
  if (words.length > 0) return [...new Set(words)].join(' ');
  const [call] = /[\w.]+(?=\([^)])/.exec(attribute(opening, 'onClick')?.getText() ?? '') ?? [];
  return call ?? 'unnamed';
}

function attribute(opening: ts.JsxOpeningLikeElement, name: string): ts.Node | undefined {
  return opening.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name);
}

/** The keys of the words: `t('restore')` is restore. */
function wordsOf(node: ts.Node): string[] {
  const text = node.getText();
  return [...text.matchAll(/\b(?:t|common|admin|signedIn)\(\s*['`]([^'`]+)['`]/g)].map(([, key = '']) => key);
}
