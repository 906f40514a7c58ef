/** Words in the declarations that a function's code reaches at run time. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { parseSource } from './source-bindings.ts';

/** Declarations and imports of a file by local name. */
interface Names {
  readonly declared: ReadonlyMap<string, ts.Node>;
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

/**
 * Returns the identifiers and strings in all our code that each function of functions/src reaches through calls, constants,
 * static and dynamic imports. Errs on the side of too many words.
 * @param root the repository's root
 */
export function readReachedWords(root: string): Readonly<Record<string, ReadonlySet<string>>> {
  const files = new Map<string, Names>();
  const namesOf = (file: string): Names => {
    const known = files.get(file) ?? namesIn(file);
    files.set(file, known);
    return known;
  };
  const functions = namesOf(join(root, 'functions/src/index.ts')).imported;
  return Object.fromEntries(
    [...functions].map(([name, { file, name: own }]) => [name, wordsFrom(file, own, namesOf)]),
  );
}

function wordsFrom(file: string, name: string, namesOf: (file: string) => Names): Set<string> {
  const words = new Set<string>();
  const seen = new Set<string>();
  const follow = (from: string, wanted: string): void => {
    const { declared, imported } = namesOf(from);
    const place = `${from}#${wanted}`;
    if (seen.has(place)) return;
    seen.add(place);
    const elsewhere = imported.get(wanted);
    const declaration = declared.get(wanted);
    if (elsewhere) follow(elsewhere.file, elsewhere.name);
    else if (declaration) walk(declaration, from);
  };
  const walk = (node: ts.Node, from: string): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) words.add(node.text);
    if (ts.isIdentifier(node)) {
      words.add(node.text);
      if (!isMember(node)) follow(from, node.text);
    }
    ts.forEachChild(node, (child) => walk(child, from));
  };
  follow(file, name);
  return words;
}

/** True if the identifier names a member. */
function isMember(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  const mayName = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent);
  return mayName && parent.name === identifier;
}

function namesIn(file: string): Names {
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, { file: string; name: string }>();
  const source = parseSource(file, existsSync(file) ? readFileSync(file, 'utf8') : '');
  const link = (from: ts.Expression | undefined, local: string, name: string) => {
    const path = from && ts.isStringLiteral(from) ? from.text : '';
    if (path.startsWith('.')) imported.set(local, { file: resolve(dirname(file), path), name });
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly) {
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName, isTypeOnly } of bindings.elements) {
        if (!isTypeOnly) link(statement.moduleSpecifier, name.text, (propertyName ?? name).text);
      }
    } else if (ts.isExportDeclaration(statement) && statement.exportClause) {
      if (!ts.isNamedExports(statement.exportClause)) continue;
      for (const { name, propertyName } of statement.exportClause.elements)
        link(statement.moduleSpecifier, name.text, (propertyName ?? name).text);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) declared.set(name.getText(), initializer);
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) declared.set(statement.name.text, statement);
    }
  }
  return { declared, imported };
}
