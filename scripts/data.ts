/** `npm run data -- backfill`: adds the fields of a new release to stored records (CONTRIBUTING.md). */
import { parseArgs } from 'node:util';
import { type Firestore, getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FAILED_PRECONDITION, isWritten, pagesOf } from '../functions/src/platform/firebase.ts';
import type { Document } from '../src/domain/records/document.ts';
import { RECORDS } from '../src/domain/records/records.ts';
import { onProject, PROJECT_OPTIONS } from './on-project.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = 'Usage: npm run data -- backfill [--yes]   [--local | --project <id>]';

interface BackfilledRecord {
  readonly name: string;
  /** Defaults for records that lack the field. */
  readonly defaults?: Document;
}

/**
 * Adds missing fields to stored records, with the `defaults` of their definitions, so that the rules can require them. Skips a record that changes meanwhile; the next run completes it.
 * @param write false to count only
 * @returns the number of incomplete records by collection
 */
export async function backfillRecords(
  db: Firestore,
  records: readonly BackfilledRecord[],
  { write }: { write: boolean },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, defaults } of records) {
    if (!defaults) continue;
    counts[name] = 0;
    for await (const docs of pagesOf(db.collection(name).orderBy('__name__'))) {
      for (const document of docs) if (await fill(document, defaults, write)) counts[name] += 1;
    }
  }
  return counts;
}

/** Resolves to true if the record lacked a field. */
async function fill(document: QueryDocumentSnapshot, defaults: Document, write: boolean): Promise<boolean> {
  const stored = document.data();
  const missing = Object.entries(defaults).filter(([field]) => stored[field] === undefined);
  if (missing.length === 0) return false;
  if (!write) return true;
  const update = document.ref.update(Object.fromEntries(missing), { lastUpdateTime: document.updateTime });
  return isWritten(update, FAILED_PRECONDITION);
}

async function main(): Promise<void> {
  const options = { ...PROJECT_OPTIONS, yes: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (positionals.join() !== 'backfill') throw new ExpectedError(USAGE);
  const write = values.yes === true;
  await onProject(values, USAGE, async (app) => {
    const counts = await backfillRecords(getFirestore(app), RECORDS, { write });
    for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
    console.log(
      write
        ? 'These records were completed.'
        : 'Nothing was changed yet. Run it with --yes to change these records.',
    );
  });
}

if (import.meta.main) await runScript(main, USAGE);
