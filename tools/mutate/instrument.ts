import ts from 'typescript';
import { isCondition, mutationsOf, mutationsOfCondition, mutationsOfStatement, type Mutation } from './mutations';

/** A planted fault. Only one is played at a time; the others stand beside it as the code was written. */
export interface Mutant {
  id: number;
  file: string;
  line: number;
  kind: string;
  before: string;
  after: string;
  /** Evaluated once while the module loads, so that a process has to start anew to play it. */
  isStatic: boolean;
}

/**
 * Writes a file with every way to break it in it, each behind a switch.
 * @param firstId the number of its first mutant
 */
export function instrument(given: {
  file: string;
  text: string;
  firstId: number;
  runtime: string;
  /** Its functions are called while modules load. */
  isAtLoad?: boolean;
}): {
  code: string;
  mutants: Mutant[];
} {
  const source = ts.createSourceFile(given.file, given.text, ts.ScriptTarget.ES2022, true);
  const mutants: Mutant[] = [];

  function note(node: ts.Node, { kind, text }: Mutation): number {
    const id = given.firstId + mutants.length;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const before = node.getText(source);
    const isFixed = given.isAtLoad === true || (isStatic(node) && !isAsked(node));
    mutants.push({ id, file: given.file, line: line + 1, kind, before, after: text, isStatic: isFixed });
    return id;
  }

  /** The node's text with what is inside it rendered. */
  function inside(node: ts.Node): string {
    let [text, at] = ['', node.getStart(source)];
    ts.forEachChild(node, (child) => {
      const start = child.getStart(source);
      text += given.text.slice(at, start) + render(child);
      at = child.end;
    });
    return text + given.text.slice(at, node.end);
  }

  function render(node: ts.Node): string {
    if (isOnlyType(node)) return node.getText(source);
    if (isRowOfTable(node)) return `get ${node.name.getText(source)}() { return ${render(node.initializer)}; }`;
    if (ts.isStatement(node)) {
      const mutations = mutationsOfStatement(node, source).map((one) => [note(node, one), one.text] as const);
      if (mutations.length === 0) return inside(node);
      return mutations.reduce(
        (rest, [id, text]) => `if (__nexusMutant(${id})) { ${text} } else { ${rest} }`,
        inside(node),
      );
    }
    const mutations = [...(isCondition(node) ? mutationsOfCondition(node.parent) : []), ...mutationsOf(node, source)];
    const numbered = mutations.map((one) => [note(node, one), one.text] as const);
    if (numbered.length === 0) return inside(node);
    return numbered.reduce((rest, [id, text]) => `(__nexusMutant(${id}) ? ${text} : ${rest})`, `(${inside(node)})`);
  }

  const code = `import ${JSON.stringify(given.runtime)};\n${inside(source)}`;
  return { code, mutants };
}

function isOnlyType(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}

/** A word or number of a table that stands in the module: it is asked for each time, so that it can be switched. */
function isRowOfTable(node: ts.Node): node is ts.PropertyAssignment {
  if (!ts.isPropertyAssignment(node) || ts.isComputedPropertyName(node.name) || !isStatic(node)) return false;
  const value = node.initializer;
  const isWord = ts.isStringLiteral(value) || ts.isNumericLiteral(value) || ts.isArrayLiteralExpression(value);
  return isWord || value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword;
}

function isAsked(node: ts.Node): boolean {
  return isRowOfTable(node.parent) || (ts.isArrayLiteralExpression(node.parent) && isRowOfTable(node.parent.parent));
}

function isStatic(node: ts.Node): boolean {
  for (let { parent } = node; parent; { parent } = parent) if (ts.isFunctionLike(parent)) return false;
  return true;
}
