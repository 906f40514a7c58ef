import { BAR, judge } from './bar.ts';
import { bill, total } from './bill.ts';
import { expectedFetches, randomNumbers, simulatedFetches } from './cdn.ts';
import { type Circumstances, limitsOf, visitsAtLimit } from './limits.ts';
import { SETTINGS } from './measured.ts';
import { NAIVE_ASSUMPTIONS, naiveUsage } from './naive-usage.ts';
import { deedsOf, MONTH_SECONDS, ourUsage, type Traffic } from './our-usage.ts';
import { type Meter, PRICES, PRICES_DATE } from './prices.ts';
import { averageVisit } from './visit-weight.ts';

const SEED = 1;
const NETWORKS =
  'Limits by network (docs/api.md) are none of these: however many visits there are, they meet whoever shares an address, as in a hall.';
const SCALES = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8];

const whole = (amount: number) => Math.round(amount).toLocaleString('en-US');
/** Rounds to three significant digits; more would suggest false precision. */
const about = (amount: number) =>
  Number.isFinite(amount) ? Number(amount.toPrecision(3)).toLocaleString('en-US') : 'never';
const dollars = (amount: number) => amount.toFixed(2);

/** Returns the report as Markdown. */
export function costReport(traffic: Traffic, circumstances: Circumstances): string {
  return [
    visitText(traffic),
    billTable(traffic),
    `The naive design: ${NAIVE_ASSUMPTIONS.join('; ')}.`,
    cdnTable(traffic),
    scaleTable(traffic, circumstances),
    limitTable(traffic, circumstances),
    NETWORKS,
    verdictText(traffic),
  ].join('\n\n');
}

function visitText({ visits, mix, places }: Traffic): string {
  const weight = averageVisit(mix);
  return [
    `${whole(visits)} visits a month: ${mix.looks} % look, ${mix.reads} % read to the end, ${mix.starts} % start the wizard;`,
    `${mix.quotes} % of all send a quote, ${mix.books} % book. ${mix.phones} % are on phones, ${mix.returning} % have been here before.`,
    `An average visit loads ${weight.kilobytes.toFixed(0)} KB. The CDN fetches from ${places} places. Prices of ${PRICES_DATE}, US dollars.`,
  ].join('\n');
}

function billTable(traffic: Traffic): string {
  const [ours, naive] = [bill(ourUsage(traffic)), bill(naiveUsage(traffic))];
  const meters = [...new Set([...ours, ...naive].map(({ meter }) => meter))];
  const lineOf = (lines: typeof ours, meter: Meter) => lines.find((line) => line.meter === meter);
  const rows = meters.map((meter) => {
    const [own, other] = [lineOf(ours, meter), lineOf(naive, meter)];
    const { what, unit } = PRICES[meter];
    return [
      what,
      own ? `${about(own.amount)} ${unit}` : '',
      own ? dollars(own.dollars) : '',
      other ? dollars(other.dollars) : '',
    ];
  });
  const totals = ['All', '', dollars(total(ours)), dollars(total(naive))];
  return table(['A month', 'amount', 'USD', 'naive, USD'], [...rows, totals]);
}

function cdnTable({ visits, mix, places }: Traffic): string {
  const random = randomNumbers(SEED);
  const { quotes } = deedsOf({ visits, mix, places });
  const routes: [string, number, number][] = [
    ['`/api/content`', visits * averageVisit(mix).contentCalls, SETTINGS.contentTtlSeconds],
    ['`/api/availability`', 2 * quotes, SETTINGS.availabilityTtlSeconds],
  ];
  return table(
    [
      'What the CDN passes on',
      'kept, s',
      'requests',
      'passed on, expected',
      'simulated',
      'places of unlike size',
    ],
    routes.map(([route, requests, ttlSeconds]) => {
      const traffic = { requests, seconds: MONTH_SECONDS, ttlSeconds, places };
      return [
        route,
        String(ttlSeconds),
        whole(requests),
        whole(expectedFetches(traffic)),
        whole(simulatedFetches(traffic, random)),
        whole(simulatedFetches(traffic, random, (place) => 1 / (place + 1))),
      ];
    }),
  );
}

function scaleTable(traffic: Traffic, circumstances: Circumstances): string {
  const ends = endsOf(traffic, circumstances);
  return table(
    [
      'Visits a month',
      'USD',
      'naive, USD',
      'visits/s, busiest',
      'what has ended since the line above',
      'what then',
    ],
    SCALES.map((visits, index) => {
      const scaled = { ...traffic, visits };
      const since = ends.filter(({ from }) => from <= visits && from > (SCALES[index - 1] ?? 0));
      return [
        whole(visits),
        dollars(total(bill(ourUsage(scaled)))),
        dollars(total(bill(naiveUsage(scaled)))),
        about((visits / MONTH_SECONDS) * circumstances.peak),
        since.map(({ what }, place) => `${place + 1}. ${what}`).join('; ') || 'nothing more',
        since.map(({ remedy }, place) => `${place + 1}. ${remedy}`).join('; '),
      ];
    }),
  );
}

/** All limits with the visits at which each is reached, the first one first, each calculated independently. */
function endsOf(traffic: Traffic, circumstances: Circumstances) {
  return limitsOf(traffic, circumstances)
    .map((limit) => ({ ...limit, from: visitsAtLimit(limit.what, traffic, circumstances) }))
    .sort((a, b) => a.from - b.from);
}

function limitTable(traffic: Traffic, circumstances: Circumstances): string {
  return table(
    [`What ends, at ${whole(traffic.visits)} visits`, 'used', 'there is', 'unit', 'from visits a month'],
    endsOf(traffic, circumstances).map(({ what, used, most, unit, from }) => [
      what,
      about(used),
      whole(most),
      unit,
      about(from),
    ]),
  );
}

function verdictText({ mix, places }: Traffic): string {
  const verdict = judge({ mix, places });
  const over = verdict.dollars - BAR.dollars;
  const start = `At ${whole(BAR.visits)} visits: ${dollars(verdict.dollars)} USD; at most ${BAR.dollars} is wanted.`;
  if (over <= 0) return `${start} Met, with ${dollars(-over)} to spare.`;
  return [
    `${start} Not met, by ${dollars(over)}. Any of these would:`,
    '',
    `- an average visit of ${verdict.mostKilobytes.toFixed(0)} KB in place of ${verdict.kilobytes.toFixed(0)};`,
    `- ${verdict.returning === null ? 'no share' : `${verdict.returning} %`} of visits by browsers that have the files already (\`--returning\`; none are counted by default);`,
    `- another CDN in front, at up to ${verdict.perGigabyte.toFixed(3)} USD a GB in place of ${PRICES.hostingTransfer.tiers[0]?.perUnit}.`,
    '',
    'And these would help:',
    '',
    `- who only reads loads no more JS than it takes until the wizard's first step answers: ${dollars(verdict.withLessJs)} USD;`,
    `- who only looks loads no pictures of what is further down: ${dollars(verdict.withLatePictures)} USD, the logo left out, too;`,
    `- both: ${dollars(verdict.withLessJs + verdict.withLatePictures - verdict.dollars)} USD.`,
  ].join('\n');
}

/** Returns a Markdown table with numeric columns right-aligned. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isNumbers = (column: number) => rows.every((cells) => /^[\d.,]*(never)?$/.test(cells[column] ?? ''));
  const rule = head.map((_, column) => (isNumbers(column) ? '---:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
