/** Follows CONTRIBUTING.md's steps for a new collection in a copy of the project. */
import { readFileSync } from 'node:fs';
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { expect, onTestFinished, test } from 'vitest';
import type * as Transfer from '../../functions/src/access/transfer-records.ts';
import { withFieldChecks } from '../../scripts/rules.ts';
import type * as Records from '../../src/domain/records/records.ts';
import { copyProject, stepsOf } from '../support/project-copy.ts';
import { ADMIN, OTHER_ADMIN } from './cases/roles.ts';
import { RULES_FILE, tryRules, verdictOn } from './cases/try-rules.ts';

test('a collection is added as CONTRIBUTING says: the rules admit its owner, and it is not given to a colleague', async () => {
  const [definition = '', added = ''] = stepsOf('How to add a collection');
  const [line = '', entry = ''] = added.split('\n');
  const project = copyProject();
  project.add('src/domain/records/signatures.ts', definition);
  project.edit(
    'src/domain/records/records.ts',
    ["import { ADMINS } from './admins.ts';", `import { ADMINS } from './admins.ts';\n${line}`],
    ['  ALERTS,\n]', `  ALERTS,\n  ${entry}\n]`],
  );
  const { RECORDS } = await project.load<typeof Records>('src/domain/records/records.ts');
  const { transferRecords } = await project.load<typeof Transfer>('functions/src/access/transfer-records.ts');
  const record = RECORDS.find(({ name }) => String(name) === 'signatures');
  if (!record) throw new Error('The step does not add it');

  const rules = await tryRules();
  onTestFinished(() => rules.stop());
  await rules.load(withFieldChecks(readFileSync(RULES_FILE, 'utf8'), [record]));
  const client = rules.client('an administrator');
  const colleague = rules.client('another administrator');
  const mine = doc(client, `signatures/${ADMIN}`);
  const stamps = { created_at: serverTimestamp(), updated_at: serverTimestamp() };
  const store = (text: string, id = ADMIN) =>
    verdictOn(setDoc(doc(client, `signatures/${id}`), { text, admin_id: ADMIN, ...stamps }));
  expect([await store('x'.repeat(501)), await store('Ada', 'other'), await store('Ada')]).toEqual([
    'refused',
    'refused',
    'allowed',
  ]);
  expect(await verdictOn(getDoc(mine))).toBe('allowed');
  expect(await verdictOn(getDoc(doc(colleague, `signatures/${ADMIN}`)))).toBe('refused');

  expect(await transferRecords(rules.database, { from: ADMIN, to: OTHER_ADMIN })).toEqual({});
  const { docs } = await rules.database.collection('signatures').get();
  expect(docs).toEqual([]);
});
