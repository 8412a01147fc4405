import ts from 'typescript';
import { ACTIONS, can, type Action } from '@nexus/domain/permissions';

/** One way to break a node: the text that stands in its place, and what it is called in the report. */
export interface Mutation {
  kind: string;
  text: string;
}

const K = ts.SyntaxKind;

const OPERATORS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [K.EqualsEqualsEqualsToken]: ['!=='],
  [K.ExclamationEqualsEqualsToken]: ['==='],
  [K.LessThanToken]: ['<=', '>='],
  [K.LessThanEqualsToken]: ['<', '>'],
  [K.GreaterThanToken]: ['>=', '<='],
  [K.GreaterThanEqualsToken]: ['>', '<'],
  [K.AmpersandAmpersandToken]: ['||'],
  [K.BarBarToken]: ['&&'],
  [K.MinusToken]: ['+'],
  [K.AsteriskToken]: ['/'],
  [K.SlashToken]: ['*'],
};

/** Words of a permission table, and the word that opens it wider. */
const WIDER: Record<string, string> = { permission: "'read'", action: "'site.read'" };
const QUIET_CALLS = /^(log|console\.\w+|super)\(/;
const SWAPPED: Record<string, string> = { some: 'every', every: 'some' };
/** From here on a number is a time or a size, and one more of it would not be noticed by anybody. */
const LARGE = 1_000;

/** Every way in which an expression is broken. */
export function mutationsOf(node: ts.Node, source: ts.SourceFile): Mutation[] {
  const text = (one: ts.Node) => one.getText(source);
  if (isCondition(node) && isTwoSided(node)) return [];
  if (ts.isBinaryExpression(node)) return binary(node, text);
  if (isNot(node)) return [{ kind: 'negation', text: `(${text(node.operand)})` }];
  if (node.kind === K.TrueKeyword) return [{ kind: 'flag', text: 'false' }];
  if (node.kind === K.FalseKeyword) return [{ kind: 'flag', text: 'true' }];
  if (ts.isNumericLiteral(node)) return number(node);
  if (ts.isArrayLiteralExpression(node)) return elements(node, text);
  if (ts.isStringLiteral(node)) return word(node);
  if (ts.isCallExpression(node)) return call(node, text);
  return [];
}

/** Whether the node decides what its parent does next. */
export function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

/** What a condition is replaced by. A loop that never ends proves nothing, so loops are only skipped. */
export function mutationsOfCondition(parent: ts.Node): Mutation[] {
  const never = { kind: 'condition', text: 'false' };
  return ts.isIfStatement(parent) || ts.isConditionalExpression(parent)
    ? [{ kind: 'condition', text: 'true' }, never]
    : [never];
}

/** How a statement is broken: a call that is not made, one that is not waited for, a refusal that is not thrown. */
export function mutationsOfStatement(node: ts.Statement, source: ts.SourceFile): Mutation[] {
  if (ts.isThrowStatement(node)) return ts.isIfStatement(node.parent) ? [] : [{ kind: 'throw', text: ';' }];
  if (!ts.isExpressionStatement(node)) return [];
  const { expression } = node;
  const inner = ts.isAwaitExpression(expression) ? expression.expression : expression;
  const called = inner.getText(source);
  if (!ts.isCallExpression(inner) || QUIET_CALLS.test(called)) return [];
  const removed = { kind: 'call', text: ';' };
  if (!ts.isAwaitExpression(expression)) return [removed];
  return [removed, { kind: 'await', text: `void Promise.resolve(${called}).catch(() => {});` }];
}

function binary(node: ts.BinaryExpression, text: (node: ts.Node) => string): Mutation[] {
  const [left, right] = [text(node.left), text(node.right)];
  const operator = node.operatorToken.kind;
  if (operator === K.QuestionQuestionToken) return [{ kind: 'default', text: `(${left})` }];
  if (operator === K.PlusToken && !ts.isNumericLiteral(node.right)) return [];
  const others = operator === K.PlusToken ? ['-'] : (OPERATORS[operator] ?? []);
  return others.map((other) => ({ kind: 'operator', text: `((${left}) ${other} (${right}))` }));
}

function number(node: ts.NumericLiteral): Mutation[] {
  if (ts.isElementAccessExpression(node.parent) || isName(node)) return [];
  const value = Number(node.text.replaceAll('_', ''));
  return [{ kind: 'number', text: String(value < LARGE ? value + 1 : value * 10) }];
}

function elements(node: ts.ArrayLiteralExpression, text: (node: ts.Node) => string): Mutation[] {
  if (node.elements.length === 0 || !node.elements.every((one) => ts.isStringLiteral(one))) return [];
  const all = node.elements.map(text);
  return all.map((_, out) => ({ kind: 'list', text: `[${all.filter((_, at) => at !== out).join(', ')}]` }));
}

function word(node: ts.StringLiteral): Mutation[] {
  const { parent } = node;
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) return [];
  const name = parent.name.getText();
  // An action stands in a row of the contract; elsewhere the word only names what happened.
  if (name === 'action' && (!isRow(parent.parent) || isOpen(node.text))) return [];
  const wider = WIDER[name];
  return wider && wider !== `'${node.text}'` ? [{ kind: 'permission', text: wider }] : [];
}

function call(node: ts.CallExpression, text: (node: ts.Node) => string): Mutation[] {
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  if (name.text === 'filter') return [{ kind: 'filter', text: `(${text(expression)})` }];
  const other = Object.hasOwn(SWAPPED, name.text) ? SWAPPED[name.text] : undefined;
  return other
    ? [{ kind: 'some/every', text: `${text(expression)}.${other}(${node.arguments.map(text).join(', ')})` }]
    : [];
}

function isNot(node: ts.Node): node is ts.PrefixUnaryExpression {
  return ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken;
}

/** The opposite of these is already tried where the whole condition is true or false. */
function isTwoSided(node: ts.Node): boolean {
  const same: ts.SyntaxKind[] = [K.EqualsEqualsEqualsToken, K.ExclamationEqualsEqualsToken];
  return isNot(node) || (ts.isBinaryExpression(node) && same.includes(node.operatorToken.kind));
}

/** What everybody may do cannot be opened wider. */
function isOpen(action: string): boolean {
  return Object.hasOwn(ACTIONS, action) && can({ kind: 'visitor' }, action as Action);
}

function isRow({ properties }: ts.ObjectLiteralExpression): boolean {
  return properties.some(({ name }) => name?.getText() === 'method');
}

function isName(node: ts.Node): boolean {
  return 'name' in node.parent && node.parent.name === node;
}
