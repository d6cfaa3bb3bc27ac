import ts from 'typescript';

/** A small fault in a file: the text from `start` to `end` is replaced while the mutant is on. */
export interface Fault {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** Code in place of the text; empty for a statement that does not run. */
  readonly instead: string;
  /** True for a statement, which a condition switches. A conditional expression switches an expression. */
  readonly isStatement: boolean;
}

const SWAPPED: Readonly<Record<string, readonly [kind: string, instead: string]>> = {
  '<': ['comparison', '<='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '>='],
  '>=': ['comparison', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '+': ['sign', '-'],
  '-': ['sign', '+'],
  '&&': ['condition', '||'],
  '||': ['condition', '&&'],
};

/** Lines of the log say what happened, and carry no promise to players. */
const LOGGED = /\blog\??\.(?:trace|debug|info|warn|error)\(/;

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

/** A part of a chain with `?.` cannot stand in brackets: the chain would go on where it ends today. */
const isInChain = (node: ts.Node): boolean => (node.flags & ts.NodeFlags.OptionalChain) !== 0;

const isTarget = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** True for a function that returns nothing: neither a value nor, before its end, from its own body. */
function returnsNothing(body: ts.Block): boolean {
  const returns = (node: ts.Node): boolean =>
    ts.isReturnStatement(node)
      ? node.expression !== undefined
      : !ts.isFunctionLike(node) && ts.forEachChild(node, child => returns(child) || undefined) === true;
  return ts.forEachChild(body, child => returns(child) || undefined) !== true;
}

/** Lists the faults of a file that mutation testing may plant. The lint finds each dropped `await` of a statement. */
export function faultsOf(path: string, text: string): readonly Fault[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const add = (kind: string, node: ts.Node, instead: string, isStatement = false): void => {
    faults.push({ kind, start: node.getStart(source), end: node.end, instead, isStatement });
  };
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isEnumDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const swapped = SWAPPED[node.operatorToken.getText(source)];
      if (swapped && !(swapped[0] === 'sign' && isText(node))) {
        const [left, right] = [node.left.getText(source), node.right.getText(source)];
        add(swapped[0], node, `(${left}) ${swapped[1]} (${right})`);
      }
    } else if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      for (const instead of ['true', 'false']) add('condition', condition, instead);
    } else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
      add('constant', node, `${node.getText(source)} + 1`);
    } else if (ts.isPropertyAssignment(node) && ts.isNumericLiteral(node.initializer)) {
      add('constant', node.initializer, `${node.initializer.getText(source)} + 1`);
    } else if (ts.isExpressionStatement(node) && !LOGGED.test(node.getText(source))) {
      add('statement', node, '', true);
    } else if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      !isInChain(node)
    ) {
      const { name, expression } = node.expression;
      if (name.text === 'filter') add('filter', node, expression.getText(source));
    } else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isTarget(node)) {
      add('array', node, '[]');
    } else if (ts.isBlock(node) && ts.isFunctionLike(node.parent) && node.statements.length > 1) {
      const [first] = node.statements;
      const isAfterSuper = ts.isConstructorDeclaration(node.parent);
      if (first && !isAfterSuper && returnsNothing(node)) {
        const start = first.getStart(source);
        faults.push({ kind: 'early return', start, end: start, instead: 'return;', isStatement: true });
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return faults;
}

/** A fault with the number that switches it on. */
export interface Planted extends Fault {
  readonly id: number;
}

/** Returns the text of a file with all its faults behind switches. Faults of one file never overlap. */
export function planted(text: string, faults: readonly Planted[]): string {
  let whole = text;
  for (const { id, start, end, instead, isStatement } of faults.toSorted((a, b) => b.start - a.start)) {
    const is = `globalThis.mutant?.(${id})`;
    const now = whole.slice(start, end);
    const then = isStatement
      ? instead === ''
        ? `{ if (!${is}) {${now}} }`
        : `if (${is}) ${instead} `
      : `(${is} ? (${instead}) : (${now}))`;
    whole = whole.slice(0, start) + then + whole.slice(end);
  }
  return whole;
}
