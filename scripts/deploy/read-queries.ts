import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RECORDS } from '../../src/domain/records/records.ts';
import type { QueryFacts } from './check-indexes.ts';
import { readQueriesOf } from './queries.ts';

/** Sources with queries: functions, panel, and commands for projects. */
const SOURCES = ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts', 'scripts/{admins,visitors}.ts'];

/** Reads the queries of the repository at `root`, and their collections from the records. */
export async function readQueries(root: string): Promise<QueryFacts> {
  const paths = globSync(SOURCES, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
  const texts = paths.map((path): [string, string] => [path, readFileSync(join(root, path), 'utf8')]);
  const files = new Map(texts.filter(([, text]) => text.includes('firestore')));
  return {
    ...readQueriesOf(files),
    collections: await collectionNames(
      root,
      texts.map(([, text]) => text),
    ),
    expiring: RECORDS.filter(({ schema }) => 'expires_at' in schema.shape).map(({ name }) => name),
  };
}

/** Collection names in the panel's kinds of records. */
const KIND = /const (\w+Kind) = recordKind\(\s*([A-Z_]+)\b/g;

/** Collection names by the constants of src/domain/records and by the panel's kinds of records. */
async function collectionNames(root: string, sources: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const path of globSync('src/domain/records/*.ts', { cwd: root })) {
    if (/\.test\.ts$/.test(basename(path))) continue;
    const exported = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
    for (const [constant, value] of Object.entries(exported)) {
      const name = (value as { name?: unknown } | null)?.name;
      if (/^[A-Z_]+$/.test(constant) && typeof name === 'string') names.set(`${constant}.name`, name);
    }
  }
  for (const [, kind, constant] of sources.flatMap((text) => [...text.matchAll(KIND)])) {
    const name = names.get(`${constant}.name`);
    if (name) names.set(`${kind}.record.name`, name);
  }
  return names;
}
