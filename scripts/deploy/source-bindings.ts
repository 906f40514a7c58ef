/** Resolves names in source code to the values of constants or to callers' arguments. */
import ts from 'typescript';

/** Parses TypeScript with parent links. */
export function parseSource(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** All nodes below `node` that pass. */
export function nodesBelow<Kind extends ts.Node>(node: ts.Node, is: (node: ts.Node) => node is Kind): Kind[] {
  const found: Kind[] = [];
  const visit = (child: ts.Node): void => {
    if (is(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** The expression without type assertions. */
export function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

/**
 * Returns the expressions that `name` may stand for; empty if unknown.
 * @param sources files that may call exported functions
 * @param site the call whose arguments replace its function's parameters
 */
export function valuesOf(
  name: ts.Identifier,
  sources: readonly ts.SourceFile[],
  site?: ts.CallExpression,
): ts.Expression[] {
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    const declared = constantIn(scope, name.text);
    if (declared) return [declared];
    if (ts.isFunctionLike(scope)) {
      const place = scope.parameters.findIndex((parameter) => parameter.name.getText() === name.text);
      const sites = site && nameOf(scope) === site.expression.getText() ? [site] : callsOf(scope, sources);
      if (place >= 0) return sites.flatMap((call) => call.arguments[place] ?? []);
    }
  }
  return [];
}

/** Value of the constant of that name declared directly in `scope`. */
function constantIn(scope: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return undefined;
  return scope.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
}

/** The calls of the function around `node` that is called by its name, if it takes anything. */
export function callsAround(node: ts.Node, sources: readonly ts.SourceFile[]): ts.CallExpression[] {
  for (let scope: ts.Node | undefined = node.parent; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.length > 0 && nameOf(scope))
      return callsOf(scope, sources);
  }
  return [];
}

/** Calls of a function by name: in its own file, or in all files if exported. */
function callsOf(callee: ts.SignatureDeclaration, sources: readonly ts.SourceFile[]): ts.CallExpression[] {
  const name = nameOf(callee);
  if (!name) return [];
  const isExported = ts.isFunctionDeclaration(callee) && callee.getText().startsWith('export ');
  return (isExported ? sources : [callee.getSourceFile()])
    .flatMap((file) => nodesBelow(file, ts.isCallExpression))
    .filter(({ expression }) => expression.getText() === name);
}

function nameOf(callee: ts.SignatureDeclaration): string | undefined {
  const { parent, name } = callee;
  return name?.getText() ?? (ts.isVariableDeclaration(parent) ? parent.name.getText() : undefined);
}
