/** `npm run cost`: fills the table in docs/cost.md: bytes and calls of a visit times dated prices. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './stack/addresses.ts';

const DAYS = 30;
const MONTH_SECONDS = DAYS * 86_400;
const MILLION = 1_000_000;
const GIB_PER_KIB = 1 / 1_024 ** 2;

/** Share of visits of each kind, and what one loads: KB, and files from `/media`. docs/performance.md has the figures. */
const VISITS = [
  { share: 0.6, kilobytes: 92, mediaFiles: 1 }, // looks at the first screen
  { share: 0.35, kilobytes: 352, mediaFiles: 7 }, // reads to the end
  { share: 0.05, kilobytes: 513, mediaFiles: 14 }, // starts the wizard
];
const STARTS = 0.05;
const QUOTES = 0.015;
const BOOKINGS = 0.005;
/** A quote's mail, which a booking's replaces; then confirmation, team mail and reminder. */
const MAILS = QUOTES - BOOKINGS + 3 * BOOKINGS;

/** CDN locations, each of which fetches a cached answer at most once in its lifetime. */
const LOCATIONS = 60;
const MEDIA_FILES = 120;

const average = (of: (visit: (typeof VISITS)[number]) => number) =>
  VISITS.reduce((sum, visit) => sum + visit.share * of(visit), 0);

/** Requests that the CDN passes on to a function, at most. */
function passedOn(requests: number, lifetimeSeconds: number, files = 1): number {
  return Math.min(requests, (files * LOCATIONS * MONTH_SECONDS) / lifetimeSeconds);
}

/**
 * Functions' calls a month, and the documents that one call reads and writes: counted in the code, for a quote of a design and
 * three extras. Content is read once by everyone, twice by readers; availability twice for each quote.
 */
function callsOf(visits: number) {
  const mediaFiles = visits * average((visit) => visit.mediaFiles);
  return {
    content: { calls: passedOn(visits * 1.4, 60), reads: 23, writes: 0 },
    availability: { calls: passedOn(visits * 2 * QUOTES, 5), reads: 163, writes: 0 },
    media: { calls: passedOn(mediaFiles, 86_400, MEDIA_FILES), reads: 0, writes: 0 },
    steps: { calls: visits * 2 * STARTS, reads: 4, writes: 3 },
    quotes: { calls: visits * QUOTES, reads: 8, writes: 5 },
    bookings: { calls: visits * BOOKINGS, reads: 11, writes: 11 },
    queueing: { calls: visits * MAILS, reads: 0, writes: 0 },
    mails: { calls: visits * MAILS, reads: 3, writes: 2 },
    uptime: { calls: DAYS * 1_440 * 5, reads: 2, writes: 0 },
    scheduled: { calls: DAYS * 727, reads: 5, writes: 0 },
  };
}

const sumOf = (visits: number, of: (kind: { calls: number; reads: number; writes: number }) => number) =>
  Object.values(callsOf(visits)).reduce((sum, kind) => sum + of(kind), 0);

const requestsOf = (visits: number) => sumOf(visits, ({ calls }) => calls);

/** Records of a year's quotes (20 KiB with mail) and bookings (60 KiB with mails), in GiB. */
const storedGib = (visits: number) => 12 * visits * (QUOTES * 20 + BOOKINGS * 60) * GIB_PER_KIB;

/** Billed seconds: 0.1 a request and 2 for a mail's delivery, without concurrency, which is an upper bound. */
const billedSeconds = (visits: number) => requestsOf(visits) * 0.1 + visits * MAILS * 2;

interface Meter {
  readonly what: string;
  /** Units a month that cost nothing. */
  readonly free: number;
  /** US dollars a unit. */
  readonly price: number;
  /** Units that this many visits use a month. */
  readonly use: (visits: number) => number;
}

/** Prices in US dollars for us-central1 on 2026-11-22, from the pricing pages of Firebase, Google Cloud and Amazon SES. */
export const METERS: readonly Meter[] = [
  {
    what: 'Hosting: GB sent to visitors',
    free: 0.36 * DAYS,
    price: 0.15,
    use: (visits) => (visits * average(({ kilobytes }) => kilobytes)) / MILLION,
  },
  { what: 'Mail provider: mails', free: 0, price: 0.0001, use: (visits) => visits * MAILS },
  { what: 'Firestore: 14 daily backups, GiB', free: 0, price: 0.03, use: (visits) => 14 * storedGib(visits) },
  { what: 'Firestore: point-in-time recovery, GiB', free: 0, price: 0.15, use: storedGib },
  { what: 'Firestore: stored GiB', free: 1, price: 0.15, use: storedGib },
  {
    what: 'Firestore: reads',
    free: 50_000 * DAYS,
    price: 0.03 / 100_000,
    use: (visits) => sumOf(visits, ({ calls, reads }) => calls * reads),
  },
  {
    what: 'Firestore: writes',
    free: 20_000 * DAYS,
    price: 0.09 / 100_000,
    use: (visits) => sumOf(visits, ({ calls, writes }) => calls * writes),
  },
  { what: 'Functions: requests', free: 2 * MILLION, price: 0.4 / MILLION, use: requestsOf },
  { what: 'Functions: vCPU-seconds', free: 180_000, price: 0.000024, use: billedSeconds },
  {
    what: 'Functions: GiB-seconds',
    free: 360_000,
    price: 0.0000025,
    use: (visits) => billedSeconds(visits) / 2,
  },
  {
    what: 'Functions: GiB sent',
    free: 1,
    price: 0.12,
    use: (visits) => (callsOf(visits).content.calls * 6 + visits * MAILS * 20) * GIB_PER_KIB,
  },
  { what: 'Scheduler: jobs', free: 3, price: 0.1, use: () => 12 },
  { what: 'Logs: GiB', free: 50, price: 0.5, use: (visits) => requestsOf(visits) * 2 * GIB_PER_KIB },
];

/** US dollars a month of one meter. */
export function chargeOf({ free, price, use }: Meter, visits: number): number {
  return Math.max(0, use(visits) - free) * price;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

if (import.meta.main) {
  const scales = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
  const dollars = (amount: number) => amount.toLocaleString('en-US', { maximumFractionDigits: 2 });
  const meters = METERS.map((meter) =>
    row([meter.what, ...scales.map((visits) => dollars(chargeOf(meter, visits)))]),
  );
  const totals = scales.map((visits) => METERS.reduce((sum, meter) => sum + chargeOf(meter, visits), 0));
  const table = [
    row(['Visits a month', ...scales.map(dollars)]),
    row(['---', ...scales.map(() => '---:')]),
    ...meters,
    row(['**All**', ...totals.map((total) => `**${dollars(total)}**`)]),
  ].join('\n');
  console.log(table);
  const page = resolve(ROOT, 'docs/cost.md');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/^\| Visits a month[\s\S]*?\n\n/m, `${table}\n\n`));
}
