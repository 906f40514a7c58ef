import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EXTRAS } from '../src/domain/records/extras.ts';
import { SITE_SETTINGS } from '../src/domain/records/site-settings.ts';
import { withFieldChecks } from './rules.ts';
import { ROOT } from './stack/addresses.ts';

const rules = readFileSync(resolve(ROOT, 'firestore.rules'), 'utf8');

test('a field without a rule is an error', () => {
  const record = { ...EXTRAS, schema: z.object({ name: z.string(), odd: z.number() }) };
  expect(() => withFieldChecks(rules, [record])).toThrow('No rule for record.name');
});

test('an optional field may be missing', () => {
  const schema = z.object({
    is_active: z.boolean(),
    weight: z.optional(z.int().check(z.minimum(0), z.maximum(9))),
  });
  const changed = withFieldChecks(rules, [{ ...EXTRAS, schema }]);
  expect(changed).toContain("hasFields(record, ['is_active'], ['weight', 'created_at', 'updated_at'])");
  expect(changed).toContain("&& (!('weight' in record) || isWhole(record.weight, 0, 9))");
});

test('a collection without a block gets one, with the rights and the id in its definition', () => {
  const changed = withFieldChecks(rules, [{ ...SITE_SETTINGS, name: 'desk_plates' }]);
  const [before = '', block = ''] = changed.split('    match /desk_plates/{id} {\n');
  expect(`${before.trimEnd()}\n  }\n}\n`).toBe(rules);
  expect(block).toContain('function hasDeskPlatesFields(record) {');
  expect(block.match(/allow .*/g)).toEqual([
    'allow get: if mayGetOwn();',
    'allow list: if isAdmin() && isOwn(resource.data);',
    'allow create: if isNew(request.resource.data) && hasDeskPlatesFields(request.resource.data) && id == request.resource.data.admin_id;',
    'allow update: if isChangeOfOwn(request.resource.data, resource.data) && hasDeskPlatesFields(request.resource.data) && id == request.resource.data.admin_id;',
  ]);
  expect(withFieldChecks(changed, [{ ...SITE_SETTINGS, name: 'desk_plates' }])).toBe(changed);
});

test('a collection whose block has no markers is an error', () => {
  expect(() => withFieldChecks(rules.replace('<fields of extras>', ''))).toThrow('extras');
});
