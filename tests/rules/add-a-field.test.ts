/** Follows CONTRIBUTING.md's steps for a new field in a copy of the project, with a record that lacks the field. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { backfillRecords } from '../../scripts/data.ts';
import { withFieldChecks } from '../../scripts/rules.ts';
import { ROOT } from '../../scripts/stack/addresses.ts';
import type { EXTRAS } from '../../src/domain/records/extras.ts';
import { copyProject } from '../support/project-copy.ts';
import { newRecord } from './cases/records.ts';
import { ADMIN } from './cases/roles.ts';
import { RULES_FILE, tryRules, verdictOn } from './cases/try-rules.ts';

const OPTIONAL_FIELD = 'weight_kg: z.optional(z.int().check(z.minimum(0), z.maximum(5000))),';
const REQUIRED_FIELD = 'weight_kg: z.int().check(z.minimum(0), z.maximum(5000)),';

const rules = await tryRules();

/** Returns the extras' definition with the field, from a copy of the project. */
async function extrasWith(field: string): Promise<typeof EXTRAS> {
  const project = copyProject();
  project.edit(
    'src/domain/records/extras.ts',
    ['    admin_id: documentId(),', `    ${field}\n    admin_id: documentId(),`],
    ["    model: '3D Model',", "    model: '3D Model',\n    weight_kg: 'Weight (kg)',"],
    ['defaults: {', 'defaults: { weight_kg: 0,'],
  );
  const module = await project.load<{ EXTRAS: typeof EXTRAS }>('src/domain/records/extras.ts');
  return module.EXTRAS;
}

test('a field is added as CONTRIBUTING says, and a record from before can be changed at every step', async () => {
  const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  for (const line of [OPTIONAL_FIELD, REQUIRED_FIELD]) expect(contributing).toContain(line);
  const before = readFileSync(RULES_FILE, 'utf8');

  const client = rules.client('an administrator');
  const old = doc(client, 'extras/from-before');
  expect(await verdictOn(setDoc(old, newRecord('extras', ADMIN)))).toBe('allowed');
  const changeOld = async () => [
    await verdictOn(updateDoc(old, { is_active: false, updated_at: serverTimestamp() })),
    await verdictOn(updateDoc(old, { sort_order: 3, updated_at: serverTimestamp() })),
  ];
  const add = (id: string, fields: object) =>
    verdictOn(setDoc(doc(client, `extras/${id}`), { ...newRecord('extras', ADMIN), ...fields }));

  const extras = await extrasWith(OPTIONAL_FIELD);
  await rules.load(withFieldChecks(before, [extras]));
  expect(await changeOld()).toEqual(['allowed', 'allowed']);
  expect(await add('light', { weight_kg: 7 })).toBe('allowed');
  expect(await add('heavy', { weight_kg: 5001 })).toBe('refused');

  expect(await backfillRecords(rules.database, [extras], { write: false })).toEqual({ extras: 1 });
  expect(await backfillRecords(rules.database, [extras], { write: true })).toEqual({ extras: 1 });
  expect(await backfillRecords(rules.database, [extras], { write: true })).toEqual({ extras: 0 });
  expect((await rules.database.doc('extras/from-before').get()).get('weight_kg')).toBe(0);

  await rules.load(withFieldChecks(before, [await extrasWith(REQUIRED_FIELD)]));
  expect(await changeOld()).toEqual(['allowed', 'allowed']);
  expect(await add('unknown', {})).toBe('refused');
});
