import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { withFieldChecks } from './rules.ts';
import { ROOT } from './stack/addresses.ts';

const rules = readFileSync(resolve(ROOT, 'firestore.rules'), 'utf8');

test('a field without a rule is an error', () => {
  const record = {
    name: 'extras',
    schema: z.object({ name: z.string(), odd: z.number() }),
    stamps: 'none',
  } as const;
  expect(() => withFieldChecks(rules, [record])).toThrow('No rule for record.name');
});

test('an optional field may be missing', () => {
  const schema = z.object({
    is_active: z.boolean(),
    weight: z.optional(z.int().check(z.minimum(0), z.maximum(9))),
  });
  const changed = withFieldChecks(rules, [{ name: 'extras', schema, stamps: 'optional' }]);
  expect(changed).toContain("hasFields(record, ['is_active'], ['weight', 'created_at', 'updated_at'])");
  expect(changed).toContain("&& (!('weight' in record) || isWhole(record.weight, 0, 9))");
});

test('a collection without a marked block is an error', () => {
  expect(() => withFieldChecks(rules.replace('<fields of extras>', ''))).toThrow('extras');
});
