/**
 * Tests what firestore.rules allow each caller: every collection and operation, every field's bounds, and at the end that
 * every expression of the rules was evaluated.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { RECORDS } from '../../src/domain/records/records.ts';
import { ABSENT, boundsOf, withField } from './cases/bounds.ts';
import { allowedTo, attempt, OPERATIONS, prepare } from './cases/matrix.ts';
import {
  newRecord,
  recordId,
  storedRecord,
  WRITTEN,
  WRITTEN_NAMES,
  type WrittenCollection,
} from './cases/records.ts';
import { ADMIN, CALLERS, type CallerName, grantAdminsAccess, OTHER_ADMIN } from './cases/roles.ts';
import { RULES_FILE, tryRules, verdictOn } from './cases/try-rules.ts';

const rules = await tryRules();

/** Every collection of the product, and an unknown one: the rules deny by default. */
const COLLECTIONS: readonly string[] = [...RECORDS.map(({ name }) => name), 'something_else'];
const callers = Object.keys(CALLERS) as CallerName[];
const cells = callers.flatMap((caller) => COLLECTIONS.map((name) => ({ caller, name })));

test.for(cells)('$caller and $name', async ({ caller, name }) => {
  const allowed = allowedTo(caller, name);
  let prepared = '';
  for (const operation of OPERATIONS) {
    const needed = operation.startsWith('create') ? 'nothing' : 'records';
    if (prepared !== needed) await prepare(rules.database, caller, name, operation);
    // A refused operation has changed nothing
    prepared = allowed.includes(operation) ? '' : needed;
    const verdict = await verdictOn(attempt(rules.client(caller), caller, name, operation));
    expect({ operation, verdict }).toEqual({
      operation,
      verdict: allowed.includes(operation) ? 'allowed' : 'refused',
    });
  }
});

const fields = WRITTEN_NAMES.flatMap((name) =>
  boundsOf(name).map((bounds) => ({ name, field: bounds.field, bounds })),
);

test.for(fields)('$name: the bounds of $field', async ({ name, bounds: { field, allowed, refused } }) => {
  const path = `${name}/${recordId(name, ADMIN, 'bounds')}`;
  const client = rules.client('an administrator');
  await rules.database.doc(path).delete();
  async function verdictsOn(values: readonly unknown[]) {
    const verdicts: [unknown, string][] = [];
    for (const value of values) {
      const verdict = await verdictOn(
        setDoc(doc(client, path), withField(newRecord(name, ADMIN), field, value)),
      );
      verdicts.push([value, verdict]);
      if (verdict === 'allowed') await rules.database.doc(path).delete();
    }
    return verdicts;
  }

  expect(await verdictsOn(allowed)).toEqual(allowed.map((value) => [value, 'allowed']));
  expect(await verdictsOn(refused)).toEqual(refused.map((value) => [value, 'refused']));
});

test.for(WRITTEN_NAMES)('%s: a change is held to the same bounds', async (name) => {
  const path = `${name}/${recordId(name, ADMIN, 'change')}`;
  const ref = doc(rules.client('an administrator'), path);
  for (const { field, refused } of boundsOf(name)) {
    const [first] = field.endsWith('_at') ? ['now'] : refused;
    if (first === undefined) continue;
    await rules.database.doc(path).set(storedRecord(name, ADMIN));
    const changed = withField({ ...storedRecord(name, ADMIN), updated_at: serverTimestamp() }, field, first);
    expect([field, await verdictOn(setDoc(ref, changed))]).toEqual([field, 'refused']);
  }
});

async function store(name: WrittenCollection, changes: Record<string, unknown> = {}): Promise<string> {
  const path = `${name}/${recordId(name, ADMIN, 'kept')}`;
  await rules.database.doc(path).set({ ...storedRecord(name, ADMIN), ...changes });
  return path;
}

test.for(WRITTEN_NAMES)(
  '%s: its creation time does not change, and a change records its own',
  async (name) => {
    const client = rules.client('an administrator');
    const now = { updated_at: serverTimestamp() };
    const ref = doc(client, await store(name));
    expect(await verdictOn(updateDoc(ref, now))).toBe('allowed');
    expect(await verdictOn(updateDoc(ref, { ...now, created_at: serverTimestamp() }))).toBe('refused');
    expect(await verdictOn(updateDoc(ref, { updated_at: new Date(Date.now() - 60_000) }))).toBe('refused');
    expect(await verdictOn(updateDoc(ref, { admin_id: OTHER_ADMIN, ...now }))).toBe('refused');

    const older = { ...storedRecord(name, ADMIN) };
    delete older['created_at'];
    delete older['updated_at'];
    await rules.database.doc(ref.path).set(older);
    const needsStamps = WRITTEN[name].record.stamps === 'required';
    expect(await verdictOn(updateDoc(ref, now))).toBe(needsStamps ? 'refused' : 'allowed');
  },
);

test.for([
  ['2028-02-29', 'allowed'],
  ['2030-12-31', 'allowed'],
  ['2030-02-29', 'refused'],
  ['2030-06-31', 'refused'],
  ['2030-13-01', 'refused'],
  ['2030-01-00', 'refused'],
  ['1999-12-31', 'refused'],
])('availability on %s is %s', async ([date = '', verdict]) => {
  const client = rules.client('an administrator');
  const record = newRecord('availability', ADMIN, { date });
  expect(await verdictOn(setDoc(doc(client, 'availability', `${ADMIN}_${date}`), record))).toBe(verdict);
  expect(await verdictOn(setDoc(doc(client, 'availability', `${OTHER_ADMIN}_${date}`), record))).toBe(
    'refused',
  );
  expect(await verdictOn(setDoc(doc(client, 'availability', 'another-id'), record))).toBe('refused');
});

test('hours are opened despite a busy calendar, and closed again, also on a date of the weekly hours', async () => {
  const ref = doc(rules.client('an administrator'), await store('availability', { source: 'weekly' }));
  for (const despite_busy of [['9:00 AM'], []]) {
    expect(await verdictOn(updateDoc(ref, { despite_busy, updated_at: serverTimestamp() }))).toBe('allowed');
  }
});

test.for(['site_settings', 'weekly_hours'] as const)('%s are at one id, and nowhere else', async (name) => {
  const client = rules.client('an administrator');
  for (const id of ['another-id', OTHER_ADMIN]) {
    const record = newRecord(name, ADMIN);
    expect(await verdictOn(setDoc(doc(client, name, id), record))).toBe('refused');
  }
});

test.for(fields)('$name: the schema agrees on $field', ({ name, bounds: { field, allowed, refused } }) => {
  const { schema } = WRITTEN[name].record;
  const sample = WRITTEN[name].sample(ADMIN);
  // The schema has no stamps, drops unknown fields, and cannot know the record's id
  if (/(?:_at|something_else|admin_id|date)$/.test(field)) return;
  const isKept = (value: unknown) => {
    const record = withField(sample, field, value);
    const { success, data } = schema.safeParse(record);
    return success && isDeepStrictEqual(data, record);
  };
  expect(allowed.filter((value) => !isKept(value))).toEqual([]);
  expect(refused.filter(isKept)).toEqual([]);
});

test('a session older than a new password ends immediately, a later one does not', async () => {
  const record = rules.database.doc(ADMINS.path(ADMIN));
  const ref = await store('extras');
  await record.update({ sessions_from: 2_000_000_000 });

  const before = doc(rules.clientSince('an administrator', 1_999_999_999), ref);
  const after = doc(rules.clientSince('an administrator', 2_000_000_000), ref);
  expect(await verdictOn(updateDoc(before, { updated_at: serverTimestamp() }))).toBe('refused');
  expect(await verdictOn(deleteDoc(before))).toBe('refused');
  expect(await verdictOn(updateDoc(after, { updated_at: serverTimestamp() }))).toBe('allowed');
  await grantAdminsAccess(rules.database);
});

test('a list of 30 long entries and one with a field too many are distinguished', async () => {
  const client = rules.client('an administrator');
  const long = Array.from({ length: 30 }, (_, index) => `${index} ${'é'.repeat(297)}`);
  const record = newRecord('reference_projects', ADMIN, { features: long, outcomes: long });
  const ref = doc(client, 'reference_projects', 'long');
  expect(await verdictOn(setDoc(ref, withField(record, 'extra', 1)))).toBe('refused');
  expect(await verdictOn(setDoc(ref, withField(record, 'location', ABSENT)))).toBe('refused');
  expect(await verdictOn(setDoc(ref, record))).toBe('allowed');
});

interface Expression {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value?: object }[];
  readonly children?: readonly Expression[];
}

function flatten(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(flatten)];
}

test('every expression of the rules has been evaluated', async () => {
  const { report } = (await (await fetch(rules.coverageUrl)).json()) as { report: readonly Expression[] };
  // Offsets count code points
  const text = [...readFileSync(RULES_FILE, 'utf8')];
  const missed = report.flatMap(flatten).flatMap(({ sourcePosition, values }) => {
    if (values?.some(({ value }) => value && Object.keys(value).length > 0)) return [];
    const { line, currentOffset, endOffset } = sourcePosition;
    return [`${line}: ${text.slice(currentOffset, endOffset + 1).join('')}`];
  });
  expect(missed).toEqual([]);
});
