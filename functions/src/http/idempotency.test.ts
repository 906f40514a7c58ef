import { expect, test } from 'vitest';
import { canonicalHash } from './idempotency.ts';
import { Problem } from './problem.ts';

test('the order of members does not matter, at any depth', () => {
  expect(canonicalHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(
    canonicalHash({ b: { d: null, c: [1, 2] }, a: 1 }),
  );
});

test.each([
  [{ a: 1 }, { a: '1' }],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{ 'a":1,"b': 1 }, { a: 1, b: 1 }],
  [[], {}],
])('%j and %j are different', (one, other) => {
  expect(canonicalHash(one)).not.toBe(canonicalHash(other));
});

test('deep nesting is refused instead of exhausting the stack', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);

  expect(() => canonicalHash(deep)).toThrow(Problem);
});
