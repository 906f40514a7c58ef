/**
 * `npm run data -- backfill`: adds the fields that a new release expects to stored records (CONTRIBUTING.md, 'How to add a
 * field'). Counts only, unless --yes is given. Options: on-project.ts.
 */
import { getFirestore } from 'firebase-admin/firestore';
import { RECORDS } from '../src/domain/records/records.ts';
import { backfillRecords } from './backfill-records.ts';
import { onProject, readArguments } from './on-project.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = 'Usage: npm run data -- backfill [--yes]   [--local | --project <id>]';

await runScript(async () => {
  const { values, positionals } = readArguments(USAGE, { yes: { type: 'boolean' } });
  if (positionals.join() !== 'backfill') throw new ExpectedError(USAGE);
  const write = values.yes === true;
  await onProject(values, USAGE, async (app) => {
    const counts = await backfillRecords(getFirestore(app), RECORDS, { write });
    for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
    console.log(
      write ? 'These records were completed.' : 'Nothing was changed yet. With --yes these records are.',
    );
  });
});
