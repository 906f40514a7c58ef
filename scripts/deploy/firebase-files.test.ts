/** Checks Firebase's files for faults that no tool reports and that do not occur in an emulator. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { REGION } from '../../src/config/region.ts';
import { RECORDS } from '../../src/domain/records/records.ts';
import { ROOT } from '../stack/addresses.ts';
import type { FirebaseFile } from './read-deployment.ts';

interface IndexFile {
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
  }[];
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(resolve(ROOT, path), 'utf8')) as Content;
}

const { rewrites } = readJson<FirebaseFile>('firebase.json').hosting;

test("firebase.json follows Firebase's schema: the tool ignores a setting with a typo", () => {
  const schema = createRequire(import.meta.url)('firebase-tools/schema/firebase-config.json') as object;
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  validate(readJson('firebase.json'));
  expect(validate.errors).toBeNull();
});

/** A string, which may contain `//`, or a comment. */
const TEXT_OR_COMMENT = /'(?:[^'\\\n]|\\.)*'|\/\/.*|\/\*[\s\S]*?\*\//g;

test.each(['firestore.rules', 'storage.rules'])('%s admits no one without a condition', (name) => {
  const code = readFileSync(resolve(ROOT, name), 'utf8').replace(TEXT_OR_COMMENT, '');
  expect(code).toMatch(/allow\s+[\w\s,]+: if/);
  expect(code).not.toMatch(/allow\s+[\w\s,]+(:\s*if\s+true\s*)?;/);
});

test('every rewrite to a function names its region', () => {
  expect(rewrites.flatMap((rewrite) => rewrite.function?.region ?? []).length).toBeGreaterThan(3);
  for (const { function: target } of rewrites) expect(target?.region ?? REGION).toBe(REGION);
});

test('no rewrite stands behind one that takes its requests', () => {
  for (const [index, { source }] of rewrites.entries()) {
    const shadows = rewrites
      .slice(0, index)
      .filter((other) => other.source.endsWith('**') && source.startsWith(other.source.slice(0, -2)));
    expect(shadows, source).toEqual([]);
  }
});

test('the database deletes every record that expires', () => {
  const expiring = RECORDS.filter(({ schema }) => 'expires_at' in schema.shape).map(({ name }) => name);
  const deleted = readJson<IndexFile>('firestore.indexes.json')
    .fieldOverrides.filter(({ fieldPath, ttl }) => fieldPath === 'expires_at' && ttl)
    .map(({ collectionGroup }) => collectionGroup);
  expect(expiring.length).toBeGreaterThan(0);
  expect(deleted).toEqual(expect.arrayContaining(expiring));
});
