/** `npm run data-model`: writes docs/data-model.md from the records. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format } from 'prettier';
import { RECORDS } from '../src/domain/records/records.ts';
import { ROOT } from './stack/addresses.ts';

type AnyRecord = (typeof RECORDS)[number];

/** Returns docs/data-model.md, with a row for each collection. Fields are in the schemas. */
export function dataModelPage(): Promise<string> {
  const visitors = RECORDS.filter(({ holdsVisitors }) => holdsVisitors).map(({ name }) => `\`${name}\``);
  const page = [
    '# The data model',
    'Made from `src/domain/records/` by `npm run data-model`; a test fails while it is out of date. Each file there has the schema of its collection. Times are Firestore Timestamps, money is in US dollars.',
    table(
      ['Collection', 'What it is', 'Written by', 'Kept', 'Administrators may'],
      RECORDS.map((record) => [
        `\`${record.name}\``,
        record.about,
        record.writtenBy,
        record.kept,
        rightsOf(record),
      ]),
    ),
    `These hold visitors' addresses, and \`npm run visitors\` finds them: ${visitors.join(', ')}.`,
  ].join('\n\n');
  return format(page, { parser: 'markdown', printWidth: 110, proseWrap: 'preserve' });
}

function rightsOf({ administrators: { read, write, change } }: AnyRecord): string {
  const whose = {
    none: '',
    own: 'read their own',
    'of own bookings': 'read those of their own bookings',
    all: 'read all',
  }[read];
  const own = write.filter((operation) => change !== 'all' || operation === 'create');
  const all = write.filter((operation) => !own.includes(operation));
  const rights = [whose, writes(own, 'their own'), writes(all, 'all')];
  return rights.filter(Boolean).join('; ') || 'nothing';
}

function writes(operations: readonly string[], whose: string): string {
  return operations.length > 0 ? `${operations.join(', ')} ${whose}` : '';
}

function table(head: string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

if (import.meta.main) await writeFile(resolve(ROOT, 'docs/data-model.md'), await dataModelPage());
