/** `npm run rules`: writes the field checks of firestore.rules from the records. With `--check`, it only compares. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withFieldChecks } from './rules/field-checks.ts';
import { ROOT } from './stack/addresses.ts';

const file = resolve(ROOT, 'firestore.rules');
const before = await readFile(file, 'utf8');
const after = withFieldChecks(before);
if (!process.argv.includes('--check')) await writeFile(file, after);
else if (after !== before) {
  console.error('firestore.rules does not match src/domain/records: run `npm run rules`.');
  process.exitCode = 1;
}
