/** `npm run data-model`: prints the stored collections, from their definitions in src/domain/records. */
import type { AdministratorRights } from '../src/domain/records/record.ts';
import { RECORDS } from '../src/domain/records/records.ts';

function rightsText({ read, write, change }: AdministratorRights): string {
  if (read === 'none') return 'do nothing';
  return [`read ${read}`, ...(write.length > 0 ? [`${write.join(', ')} ${change ?? 'own'}`] : [])].join('; ');
}

for (const { name, about, writtenBy, kept, administrators, holdsVisitors } of RECORDS)
  console.log(`${name}
  ${about}
  Written by: ${writtenBy}
  Kept: ${kept}
  Administrators may: ${rightsText(administrators)}${holdsVisitors ? "\n  Has visitors' addresses: `npm run visitors` finds them" : ''}
`);
console.log(
  'Fields: the file of each collection in src/domain/records. KEEP_..._DAYS are parameters, off by default.',
);
