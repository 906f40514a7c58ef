/**
 * `npm run data -- backfill`: adds the fields of a new release to stored records (CONTRIBUTING.md), and deletes what
 * former versions stored.
 */
import { parseArgs } from 'node:util';
import {
  FieldValue,
  type Firestore,
  getFirestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { FAILED_PRECONDITION, isWritten, NOT_FOUND, pagesOf } from '../functions/src/platform/firebase.ts';
import type { DefinedRecord } from '../src/domain/records/record.ts';
import { RECORDS } from '../src/domain/records/records.ts';
import { REMOVED, type Removals } from './data-removals.ts';
import { onProject, PROJECT_OPTIONS } from './on-project.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = 'Usage: npm run data -- backfill [--yes]   [--local | --project <id>]';

/** Records are only counted if `write` is false. */
type Options = Readonly<{ write: boolean }>;

/** Numbers of records, by collection or by what is deleted. */
type Counts = Record<string, number>;

/** Adds missing fields to stored records, with the `defaults` of their definitions, so that the rules can require them. */
export async function backfillRecords(
  db: Firestore,
  records: readonly Pick<DefinedRecord, 'name' | 'defaults'>[],
  { write }: Options,
): Promise<Counts> {
  const counts: Counts = {};
  for (const { name, defaults } of records) {
    if (!defaults) continue;
    counts[name] = await changeEach(db.collection(name), write, (stored) =>
      Object.fromEntries(Object.entries(defaults).filter(([field]) => stored.get(field) === undefined)),
    );
  }
  return counts;
}

/** Deletes stored collections, records and fields. */
export async function removeStored(
  db: Firestore,
  { collections, fields, records, steps }: Removals,
  { write }: Options,
): Promise<Counts> {
  const counts: Counts = {};
  for (const name of collections)
    counts[`${name}, whole`] = await changeEach(db.collection(name), write, () => 'delete');
  for (const { collection, where } of records) {
    const label = `${collection} with ${JSON.stringify(where)}`;
    counts[label] = await changeEach(db.collection(collection), write, (stored) =>
      Object.entries(where).every(([field, value]) => stored.get(field) === value) ? 'delete' : {},
    );
  }
  for (const [name, paths] of Object.entries(fields)) {
    counts[`${name} without ${paths.join(', ')}`] = await changeEach(db.collection(name), write, (stored) => {
      const present = paths.filter((path) => stored.get(path) !== undefined);
      return Object.fromEntries(present.map((path) => [path, FieldValue.delete()]));
    });
  }
  for (const { name, run } of steps) counts[name] = await run(db, { write });
  return counts;
}

/**
 * Changes or deletes the stored records for which `change` returns fields or 'delete'; returns their number. Skips a record
 * that changes meanwhile; the next run completes it.
 */
async function changeEach(
  found: Query,
  write: boolean,
  change: (stored: QueryDocumentSnapshot) => { [path: string]: unknown } | 'delete',
): Promise<number> {
  let count = 0;
  for await (const docs of pagesOf(found.orderBy('__name__'))) {
    for (const stored of docs) {
      const update = change(stored);
      if (update !== 'delete' && Object.keys(update).length === 0) continue;
      const condition = { lastUpdateTime: stored.updateTime };
      const changing = () =>
        update === 'delete' ? stored.ref.delete(condition) : stored.ref.update(update, condition);
      if (!write || (await isWritten(changing(), FAILED_PRECONDITION))) count += 1;
    }
  }
  return count;
}

/** Brings what is stored to this release: completes records, and deletes what former versions stored. */
export async function updateStored(db: Firestore, options: Options): Promise<Counts> {
  const completed = await backfillRecords(db, RECORDS, options);
  return { ...completed, ...(await removeStored(db, REMOVED, options)) };
}

/**
 * Finds records that the release does not read as they are stored. A project without a database has none.
 * @param authorize rejects without credentials: the database's client would end the process instead
 * @throws {ExpectedError} if they cannot be read
 */
export async function checkRecords(
  db: Firestore,
  project: string,
  authorize: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  try {
    await authorize();
    const counts = Object.entries(await updateStored(db, { write: false })).filter(([, count]) => count > 0);
    if (counts.length === 0) return [];
    return [
      `Records are stored as by a former version: ${counts.map(([what, count]) => `${what}: ${count}`).join('; ')}. Run npm run data -- backfill --project ${project} --yes, and then this command again.`,
    ];
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    if (code === NOT_FOUND) return [];
    throw new ExpectedError(
      `The stored records cannot be read: ${message}. Run gcloud auth application-default login.`,
    );
  }
}

async function main(): Promise<void> {
  const options = { ...PROJECT_OPTIONS, yes: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (positionals.join() !== 'backfill') throw new ExpectedError(USAGE);
  const write = values.yes === true;
  await onProject(values, USAGE, async (app) => {
    const counts = await updateStored(getFirestore(app), { write });
    for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
    console.log(
      write
        ? 'These records were changed.'
        : 'Nothing was changed yet. Run it with --yes to change these records.',
    );
  });
}

if (import.meta.main) await runScript(main, USAGE);
