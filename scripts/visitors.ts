/** `npm run visitors`: shows or deletes a visitor's data, as the privacy page promises; `index` rebuilds the search. */
import { parseArgs } from 'node:util';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { deleteBooking } from '../functions/src/bookings/booking/delete-booking.ts';
import { deleteProposal } from '../functions/src/proposals/delete-proposal.ts';
import { indexVisitors } from '../functions/src/visitors/index-visitors.ts';
import { deleteVisitor, visitorRecords } from '../functions/src/visitors/visitor-records.ts';
import { onProject, PROJECT_OPTIONS } from './on-project.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE =
  'Usage: npm run visitors -- show <email or phone> | delete <email or phone> --yes | index   [--local | --project <id>]';

/** `JSON.stringify` replacer that makes instants readable and bytes one string. */
function readable(_key: string, value: unknown): unknown {
  if (isBuffer(value)) return `base64:${Buffer.from(value.data).toString('base64')}`;
  return value instanceof Timestamp ? value.toDate().toISOString() : value;
}

function isBuffer(value: unknown): value is ReturnType<Buffer['toJSON']> {
  return (value as { type?: unknown } | null)?.type === 'Buffer';
}

await runScript(async () => {
  const options = { ...PROJECT_OPTIONS, yes: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, sought, ...more] = positionals;
  if (command === 'index' && !sought)
    return onProject(values, USAGE, async (app) => {
      const count = await indexVisitors(getFirestore(app));
      console.log(count === 0 ? 'The search index is complete.' : `Added ${count} records to the search.`);
    });
  if (!(command === 'show' || command === 'delete') || !sought || more.length > 0)
    throw new ExpectedError(USAGE);

  await onProject(values, USAGE, async (app) => {
    const db = getFirestore(app);
    const records = await visitorRecords(db, sought);
    if (records.length === 0) throw new ExpectedError(`Nothing is stored about ${sought}.`);
    if (command === 'show') {
      const found = records.map((record) => ({ path: record.ref.path, ...record.data() }));
      console.log(JSON.stringify(found, readable, 2));
      return;
    }
    for (const { ref } of records) console.log(ref.path);
    if (!values.yes) {
      throw new ExpectedError(
        `Nothing was deleted yet. Run it with --yes to delete these ${records.length} records.`,
      );
    }
    const bucket = getStorage(app).bucket();
    const deleteOne = (_: unknown, id: string) => deleteBooking(db, id, bucket);
    const count = await deleteVisitor({ db, deleteBooking: deleteOne, deleteProposal }, sought, records);
    console.log(`Deleted, ${count} records. Slots that were booked are free again.`);
  });
}, USAGE);
