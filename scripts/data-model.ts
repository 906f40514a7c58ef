/** `npm run data-model`: writes docs/data-model.md from the records. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format } from 'prettier';
import { RECORDS } from '../src/domain/records/records.ts';
import { ROOT } from './stack/addresses.ts';

/** Returns docs/data-model.md, with a row for each collection. Fields are in the schemas. */
export function dataModelPage(): Promise<string> {
  const visitors = RECORDS.filter(({ holdsVisitors }) => holdsVisitors).map(({ name }) => `\`${name}\``);
  const page = [
    '# The data model',
    'Made from `src/domain/records/` by `npm run data-model`; a test fails while it is out of date. Each file there has the schema of its collection; `firestore.rules` begins with what administrators may do. Times are Firestore Timestamps, money is in US dollars. `KEEP_…_DAYS` are parameters, off by default.',
    table(
      ['Collection', 'What it is', 'Written by', 'Kept'],
      RECORDS.map(({ name, about, writtenBy, kept }) => [`\`${name}\``, about, writtenBy, kept]),
    ),
    `These hold visitors' addresses, and \`npm run visitors\` finds them: ${visitors.join(', ')}.`,
  ].join('\n\n');
  return format(page, { parser: 'markdown', printWidth: 110, proseWrap: 'preserve' });
}

function table(head: string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

if (import.meta.main) await writeFile(resolve(ROOT, 'docs/data-model.md'), await dataModelPage());
