/** `npm run cost`: fills the table in docs/cost.md, US dollars a month by visits. `npm run format` then aligns it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chargeOf, METERS } from './cost/monthly-bill.ts';
import { ROOT } from './stack/addresses.ts';

const PAGE = resolve(ROOT, 'docs/cost.md');
const SCALES = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8];

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const dollars = (amount: number) => amount.toLocaleString('en-US', { maximumFractionDigits: 2 });

const lines = METERS.map((meter) =>
  row([meter.what, ...SCALES.map((visits) => dollars(chargeOf(meter, visits)))]),
);
const totals = SCALES.map((visits) => METERS.reduce((sum, meter) => sum + chargeOf(meter, visits), 0));
const table = [
  row(['Visits a month', ...SCALES.map(dollars)]),
  row(['---', ...SCALES.map(() => '---:')]),
  ...lines,
  row(['**All**', ...totals.map((total) => `**${dollars(total)}**`)]),
].join('\n');

console.log(table);
const page = readFileSync(PAGE, 'utf8');
writeFileSync(PAGE, page.replace(/^\| Visits a month[\s\S]*?\n\n/m, `${table}\n\n`));
