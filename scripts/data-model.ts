/** `npm run data-model`: writes docs/data-model.md from the records. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format } from 'prettier';
import type { AdministratorRights } from '../src/domain/records/record.ts';
import { RECORDS } from '../src/domain/records/records.ts';
import { ROOT } from './stack/addresses.ts';

/** Returns docs/data-model.md, with a row for each collection; the schemas list the fields. */
export function dataModelPage(): Promise<string> {
  const visitors = RECORDS.filter(({ holdsVisitors }) => holdsVisitors).map(({ name }) => `\`${name}\``);
  const page = [
    '# The data model',
    'Made from `src/domain/records/` by `npm run data-model`; a test fails while it is out of date. Each file there has the schema of its collection. `firestore.rules` enforces what administrators may do; they create under their own id only. Times are Firestore Timestamps, money is in US dollars. `KEEP_…_DAYS` are parameters, off by default.',
    table(
      ['Collection', 'What it is', 'Written by', 'Kept', 'Administrators may'],
      RECORDS.map(({ name, about, writtenBy, kept, administrators }) => [
        `\`${name}\``,
        about,
        writtenBy,
        kept,
        rightsText(administrators),
      ]),
    ),
    `These hold visitors' addresses, and \`npm run visitors\` finds them: ${visitors.join(', ')}.`,
  ].join('\n\n');
  return format(page, { parser: 'markdown', printWidth: 110, proseWrap: 'preserve' });
}

function rightsText({ read, write, change }: AdministratorRights): string {
  if (read === 'none') return '-';
  return [`read ${read}`, ...(write.length > 0 ? [`${write.join(', ')} ${change ?? 'own'}`] : [])].join('; ');
}

function table(head: string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

if (import.meta.main) await writeFile(resolve(ROOT, 'docs/data-model.md'), await dataModelPage());
