/** Every small change that the operators make to a source file. */
import ts from 'typescript';

export interface Mutant {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

const { SyntaxKind } = ts;

/** Operators that stand between two operands, and what each becomes. */
const BETWEEN: Readonly<Record<string, readonly [operator: string, to: string]>> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '&': ['bits', '|'],
  '|': ['bits', '&'],
  '<<': ['bits', '>>'],
  '>>': ['bits', '<<'],
  '+=': ['assignment', '-='],
  '-=': ['assignment', '+='],
};

/** Methods of arrays that may be left out, and methods that become their opposite. */
const LEFT_OUT = new Set(['filter', 'sort', 'reverse', 'slice']);
const OPPOSITE: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  push: 'unshift',
  pop: 'shift',
};

const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

/** Loops whose condition is turned round never end or never begin: both are noticed at once and say nothing. */
const isCondition = (node: ts.Expression): boolean => {
  const { parent } = node;
  return (
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  );
};

/** Strings that are part of a type, an import or a directive are no behaviour. */
const isValueString = (node: ts.StringLiteral): boolean => {
  const { parent } = node;
  return !(
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isExternalModuleReference(parent) ||
    ts.isImportAttribute(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
};

export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const found: Mutant[] = [];
  const add = (node: { getStart(): number; getEnd(): number }, operator: string, to: string): void => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, operator, start, end, from: source.slice(start, end), to });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isThrowStatement(node)) return;
    if (ts.isBinaryExpression(node)) {
      const change = BETWEEN[node.operatorToken.getText()];
      const joinsText = node.operatorToken.kind === SyntaxKind.PlusToken && isText(node);
      if (change !== undefined && !joinsText) add(node.operatorToken, change[0], change[1]);
      if (node.operatorToken.kind === SyntaxKind.QuestionQuestionToken) add(node, 'default', node.left.getText());
    }
    if (ts.isExpression(node) && isCondition(node)) add(node, 'negate', `!(${node.getText()})`);
    if (ts.isNumericLiteral(node)) add(node, 'number', `(${node.getText()} + 1)`);
    if (ts.isStringLiteral(node) && node.text !== '' && isValueString(node)) add(node, 'string', "''");
    if (node.kind === SyntaxKind.TrueKeyword) add(node, 'boolean', 'false');
    if (node.kind === SyntaxKind.FalseKeyword) add(node, 'boolean', 'true');
    if (ts.isPostfixUnaryExpression(node))
      add(node, 'update', `${node.operand.getText()}${node.operator === SyntaxKind.PlusPlusToken ? '--' : '++'}`);
    if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === SyntaxKind.ExclamationToken) add(node, 'negate', node.operand.getText());
      if (node.operator === SyntaxKind.MinusToken) add(node, 'sign', node.operand.getText());
    }
    if (ts.isExpressionStatement(node)) add(node, 'statement', ';');
    if (ts.isReturnStatement(node) && node.expression === undefined) add(node, 'return', ';');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (LEFT_OUT.has(name.text)) add(node, 'call', expression.getText());
      const opposite = OPPOSITE[name.text];
      if (opposite !== undefined) add(name, 'method', opposite);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

export const mutate = (source: string, { start, end, to }: Mutant): string =>
  `${source.slice(0, start)}${to}${source.slice(end)}`;
