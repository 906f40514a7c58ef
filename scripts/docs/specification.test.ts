import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';

const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

const LIST = read('tests/specification.txt');
const SECTION = /^# (\d)\. .+: (\d+) clauses$/gm;

/** Clauses with their id, and the test that holds each, or '0005' for a difference, or both. */
const CLAUSES = [...LIST.matchAll(/^(\d\.\d+) \| (.+?) \| (.+)$/gm)].map(
  ([, id = '', clause = '', held = '']) => ({
    id,
    clause,
    isDifference: held.startsWith('0005'),
    test: held.replace(/^0005 ?/, ''),
  }),
);

test('the nine sections have all of their clauses, numbered without a gap', () => {
  const sections = [...LIST.matchAll(SECTION)].map(
    ([, section = '', count]) => [section, Number(count)] as const,
  );
  expect(sections.map(([section]) => section).join('')).toBe('123456789');
  const ids = sections.flatMap(([section, count]) =>
    Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
  );
  expect(CLAUSES.map(({ id }) => id)).toEqual(ids);
});

test('each clause is held by a test that exists, or is a difference', () => {
  const named = CLAUSES.filter(({ test }) => test !== '');
  const lost = named.filter(({ test }) => {
    const [path = '', title = ''] = test.split(' › ');
    return !title || !read(path).replaceAll("\\'", "'").includes(title.replaceAll("\\'", "'"));
  });
  expect(lost).toEqual([]);
  expect(CLAUSES.filter(({ test, isDifference }) => test === '' && !isDifference)).toEqual([]);
});

test('the differences are those of decision 5', () => {
  const rows = read('docs/decisions/0005-differences-from-the-specification.md').matchAll(
    /^\| ([\d., ]+):/gm,
  );
  const declared = [...rows].flatMap(([, ids = '']) => ids.split(', '));
  const differences = CLAUSES.filter(({ isDifference }) => isDifference).map(({ id }) => id);
  expect(declared.toSorted()).toEqual(differences.toSorted());
});
