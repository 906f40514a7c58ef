/**
 * Prices of Google and a mail provider in US dollars for us-central1. Looked up on 22 November 2026 in public
 * copies of the providers' pages, with each copy's date where known. Update the date with the prices.
 */
export const PRICES_DATE = '2026-11-22';

const DAYS = 30;
const MILLION = 1_000_000;

/** Tiered monthly price with a free quota. */
export interface Price {
  readonly what: string;
  /** Plural, as in 'reads'. */
  readonly unit: string;
  /** Free units per month; a daily quota counts thirty times. */
  readonly free: number;
  /** Tiers beyond `free` in ascending order: upper bound in monthly units (from zero), and price per unit. */
  readonly tiers: readonly { readonly upTo: number; readonly perUnit: number }[];
  readonly source: string;
}

function price(what: string, unit: string, free: number, perUnit: number, source: string): Price {
  return { what, unit, free, tiers: [{ upTo: Number.POSITIVE_INFINITY, perUnit }], source };
}

const FIREBASE = 'Firebase pricing page, Blaze';
const RUN = 'Cloud Run pricing page, tier 1 region, billed by request';
const FIRESTORE = 'Firestore pricing page, Standard edition';
const FIRESTORE_REGION = `${FIRESTORE}; price of the region as quoted elsewhere, the table by region was not in the copy`;
const STORAGE = 'Cloud Storage pricing page as of 2026-09-20';

export const PRICES = {
  hostingTransfer: price('Hosting, sent to visitors', 'GB', 0.36 * DAYS, 0.15, FIREBASE),
  hostingStorage: price('Hosting, stored', 'GB', 10, 0.026, FIREBASE),
  requests: price('Functions, requests', 'requests', 2 * MILLION, 0.4 / MILLION, RUN),
  cpu: price('Functions, processor', 'vCPU-seconds', 180_000, 0.000024, RUN),
  memory: price('Functions, memory', 'GiB-seconds', 360_000, 0.0000025, RUN),
  egress: {
    what: 'Functions, sent to the CDN or further',
    unit: 'GiB',
    free: 1,
    tiers: [
      { upTo: 1_024, perUnit: 0.12 },
      { upTo: 10_240, perUnit: 0.11 },
      { upTo: Number.POSITIVE_INFINITY, perUnit: 0.08 },
    ],
    source:
      'Network pricing page, premium tier, worldwide; the first tier as of 2026-09-20, the others as known of it',
  },
  reads: price('Firestore, reads', 'documents', 50_000 * DAYS, 0.03 / 100_000, FIRESTORE_REGION),
  writes: price('Firestore, writes', 'documents', 20_000 * DAYS, 0.09 / 100_000, FIRESTORE_REGION),
  deletes: price('Firestore, deletes', 'documents', 20_000 * DAYS, 0.01 / 100_000, FIRESTORE_REGION),
  ttlDeletes: price('Firestore, deletes when time is up', 'documents', 0, 0.01 / 100_000, FIRESTORE_REGION),
  databaseStorage: price('Firestore, stored', 'GiB', 1, 0.15, FIRESTORE_REGION),
  pointInTime: price('Firestore, the last seven days', 'GiB', 0, 0.15, FIRESTORE_REGION),
  databaseEgress: price('Firestore, sent to browsers', 'GiB', 10, 0.12, FIRESTORE),
  imageStorage: price('Image store, stored', 'GiB', 5, 0.000027397 * 730, STORAGE),
  imageReads: price('Image store, reads', 'operations', 50_000, 0.0004 / 1_000, STORAGE),
  imageEgress: price('Image store, sent to browsers', 'GiB', 100, 0.12, STORAGE),
  tasks: price('Cloud Tasks', 'operations', MILLION, 0.4 / MILLION, 'Cloud Tasks pricing page'),
  jobs: price('Cloud Scheduler', 'jobs', 3, 0.1, 'Cloud Scheduler pricing page'),
  logs: price('Logs', 'GiB', 50, 0.5, 'Cloud Logging pricing page'),
  administrators: price('Identity Platform', 'people', 50_000, 0.0055, FIREBASE),
  mails: price(
    'Mail provider',
    'mails',
    0,
    0.1 / 1_000,
    'Amazon SES, each mail by itself; any other provider will do',
  ),
} as const satisfies Record<string, Price>;

export type Meter = keyof typeof PRICES;

/** Monthly amounts; missing ones are zero. */
export type Usage = Readonly<Partial<Record<Meter, number>>>;
