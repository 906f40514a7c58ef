/**
 * Reads queries from source code: chains of `.where` and `.orderBy` in the functions, calls of `query` in the panel. Follows
 * constants, spread lists, conditions and arguments of functions in the same file, so one place can be several queries.
 */
import ts from 'typescript';
import { bare, callsAround, nodesBelow, parseSource, valuesOf } from './source-bindings.ts';

export interface Term {
  readonly field: string;
  readonly kind: 'equal' | 'range' | 'asc' | 'desc';
}

export interface StoredQuery {
  /** File and line. */
  readonly place: string;
  /** Expression in the source, such as `BOOKINGS.name`. */
  readonly collection: string;
  readonly terms: readonly Term[];
}

/** Thrown for a part of a query that the source does not reveal. */
class Unread extends Error {}

type Shape = Pick<StoredQuery, 'collection' | 'terms'>;

const EQUALITIES = new Set(['==', 'in', 'array-contains', 'array-contains-any']);
const CHAINED = new Set(['where', 'orderBy']);

/** Constraints without a field. */
const PLAIN = new Set(['limit', 'limitToLast', 'startAfter', 'startAt', 'endAt', 'endBefore']);

/** Context of a query: its files, and the call of the function that builds it. */
interface Context {
  readonly sources: readonly ts.SourceFile[];
  readonly site?: ts.CallExpression | undefined;
}

/** Returns the queries in these files (text by path), and the places that cannot be read. */
export function readQueriesOf(files: ReadonlyMap<string, string>): {
  queries: StoredQuery[];
  unread: string[];
} {
  const sources = [...files].map(([path, text]) => parseSource(path, text));
  const queries: StoredQuery[] = [];
  const unread: string[] = [];
  for (const source of sources) {
    for (const call of nodesBelow(source, ts.isCallExpression).filter(isWholeQuery)) {
      const line = source.getLineAndCharacterOfPosition(call.getStart()).line + 1;
      const place = `${source.fileName}:${line}`;
      try {
        queries.push(...readCall(call, sources).map((shape) => ({ place, ...shape })));
      } catch (error) {
        if (!(error instanceof Unread)) throw error;
        unread.push(`${place} (${error.message})`);
      }
    }
  }
  return { queries, unread };
}

/** One query per call of the enclosing function, since arguments may be part of it. */
function readCall(call: ts.CallExpression, sources: readonly ts.SourceFile[]): Shape[] {
  const sites = callsAround(call, sources);
  const contexts: Context[] = sites.length > 0 ? sites.map((site) => ({ sources, site })) : [{ sources }];
  const shapes = contexts.flatMap((context) => shapesOf(call, context));
  return [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
}

/** True if nothing is chained to the call's query. */
function isWholeQuery({ expression, parent }: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return expression.text === 'query';
  const isChained = ts.isPropertyAccessExpression(parent) && CHAINED.has(parent.name.text);
  return ts.isPropertyAccessExpression(expression) && CHAINED.has(expression.name.text) && !isChained;
}

/** Possible queries of an expression. */
function shapesOf(node: ts.Expression, context: Context): Shape[] {
  const expression = bare(node);
  if (ts.isIdentifier(expression)) {
    return allOf(expression, context).flatMap((value) => shapesOf(value, context));
  }
  if (ts.isElementAccessExpression(expression)) {
    return membersOf(expression, context).flatMap((value) => shapesOf(value, context));
  }
  if (!ts.isCallExpression(expression)) throw new Unread(expression.getText());
  const { expression: callee, arguments: args } = expression;
  if (ts.isIdentifier(callee) && callee.text === 'query') {
    const [first, ...constraints] = args;
    const ways = product(constraints.map((constraint) => termsOf(constraint, context)));
    // A page of a query has the same fields
    if (first && ts.isIdentifier(first) && ways.every((way) => way.length === 0)) return [];
    return combine(first ? shapesOf(first, context) : [], ways);
  }
  if (ts.isIdentifier(callee) && callee.text === 'collection') return [collectionOf(args[1])];
  if (!ts.isPropertyAccessExpression(callee)) throw new Unread(expression.getText());
  if (callee.name.text === 'collection') return [collectionOf(args[0])];
  const shapes = shapesOf(callee.expression, context);
  return CHAINED.has(callee.name.text)
    ? combine(shapes, constraintOf(callee.name.text, args, context))
    : shapes;
}

function collectionOf(name: ts.Expression | undefined): Shape {
  if (!name) throw new Unread('a collection without a name');
  return { collection: name.getText(), terms: [] };
}

/** Possible terms of a constraint of the web SDK: one list per alternative. */
function termsOf(node: ts.Expression, context: Context): Term[][] {
  const expression = bare(node);
  if (ts.isSpreadElement(expression)) return termsOf(expression.expression, context);
  if (ts.isArrayLiteralExpression(expression)) {
    return product(expression.elements.map((element) => termsOf(element, context)));
  }
  if (ts.isConditionalExpression(expression)) {
    return [expression.whenTrue, expression.whenFalse].flatMap((way) => termsOf(way, context));
  }
  if (ts.isIdentifier(expression)) {
    return allOf(expression, context).flatMap((value) => termsOf(value, context));
  }
  if (ts.isCallExpression(expression) && ts.isIdentifier(expression.expression)) {
    const { text } = expression.expression;
    if (PLAIN.has(text)) return [[]];
    if (CHAINED.has(text)) return constraintOf(text, expression.arguments, context);
  }
  throw new Unread(expression.getText());
}

/** Terms of `where(field, operator, …)` or `orderBy(field, direction)`, one per possible field. */
function constraintOf(name: string, [field, second]: readonly ts.Expression[], context: Context): Term[][] {
  if (!field) throw new Unread(`${name} without a field`);
  const kind = name === 'where' ? kindOf(literal(second)) : literal(second) === 'desc' ? 'desc' : 'asc';
  return fieldsOf(field, context).map((text) => [{ field: text, kind }]);
}

function kindOf(operator: string | undefined): Term['kind'] {
  if (!operator) throw new Unread('an operator that is not written out');
  return EQUALITIES.has(operator) ? 'equal' : 'range';
}

function fieldsOf(node: ts.Expression, context: Context): string[] {
  const text = literal(node);
  if (text !== undefined) return [text];
  if (/^(documentId|FieldPath\.documentId)\(\)$/.test(node.getText())) return ['__name__'];
  if (ts.isIdentifier(node)) return allOf(node, context).flatMap((value) => fieldsOf(value, context));
  throw new Unread(node.getText());
}

function literal(node: ts.Expression | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function allOf(name: ts.Identifier, { sources, site }: Context): ts.Expression[] {
  const values = valuesOf(name, sources, site);
  if (values.length === 0) throw new Unread(name.text);
  return values;
}

/** Possible values of `TABLE[key]`: every value of the table. */
function membersOf({ expression }: ts.ElementAccessExpression, context: Context): ts.Expression[] {
  const tables = ts.isIdentifier(expression) ? allOf(expression, context).map(bare) : [];
  return tables.flatMap((table) => {
    if (!ts.isObjectLiteralExpression(table)) throw new Unread(table.getText());
    return table.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) throw new Unread(property.getText());
      return property.initializer;
    });
  });
}

function combine(shapes: readonly Shape[], ways: readonly (readonly Term[])[]): Shape[] {
  return shapes.flatMap(({ collection, terms }) =>
    ways.map((way) => ({ collection, terms: [...terms, ...way] })),
  );
}

/** Cartesian product, concatenated. */
function product(lists: readonly Term[][][]): Term[][] {
  return lists.reduce<Term[][]>(
    (ways, list) => ways.flatMap((way) => list.map((next) => [...way, ...next])),
    [[]],
  );
}
