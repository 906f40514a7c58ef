/** Finding what a name stands for in source: the value of a constant, or what callers hand over. */
import ts from 'typescript';

/** A file of TypeScript, its nodes knowing their parents. */
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

/** The expression without what only tells types. */
export function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

/**
 * The expressions that `name` may stand for where it is used; none if that cannot be told.
 * @param sources the files among which callers of an exported function are
 * @param site the call for which it is asked: of its function, a parameter is what this call hands over
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

/** The value of the constant of that name that is declared right in `scope`. */
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

/** The calls of a function by its name: in its own file, and in all if it is exported. */
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
