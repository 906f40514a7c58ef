/**
 * Growth with stored data: availability, content, quotes and bookings with few and very many bookings, and
 * with few and many projects. Prints ratios to the smallest; machines differ, so nothing fails here.
 */
import { resolve } from 'node:path';
import type { StackAddresses } from '../stack/addresses.ts';
import { bookingOf, quoteOf } from './api-requests.ts';
import type { LoadRequest } from './http-load.ts';
import { type BenchSlot, copyOfDemoContent, offerSlots } from './load-content.ts';
import { type Cost, type MeasuredFunction, startMeasured } from './measured-function.ts';
import { storePastBookings, storeProjects } from './stored-records.ts';

const BOOKINGS = [10, 1_000, 100_000] as const;
const PROJECTS = [5, 500] as const;
const ROUNDS = 3;
const READS = 20;
const WRITES = 20;
const COMPRESSED = { 'Accept-Encoding': 'gzip' };

/** Amount of stored data, and the cost measured with it. */
interface Grown {
  readonly stored: number;
  readonly costs: Readonly<Record<string, readonly Cost[]>>;
}

/** Measures and prints the table of docs/performance.md. */
export async function reportGrowth(stack: StackAddresses): Promise<void> {
  const rounds = ROUNDS + 1;
  const bookings = await measureAll(
    stack,
    BOOKINGS,
    storePastBookings,
    (slots) => [
      ['availability', READS, () => ({ path: '/api/availability', headers: COMPRESSED })],
      ['quote', WRITES, quoteOf],
      ['booking', WRITES, (index) => bookingOf(index, slots[index], null)],
    ],
    rounds * WRITES,
  );
  const projects = await measureAll(stack, PROJECTS, storeProjects, () => [
    ['content', READS, () => ({ path: '/api/content', headers: COMPRESSED })],
  ]);
  print('bookings', bookings);
  print('projects', projects);
}

type Kind = readonly [what: string, requests: number, request: (index: number) => LoadRequest];

/** In turn, one request after the other, by instances that keep no copy; the first round warms up. */
async function measureAll(
  stack: StackAddresses,
  sizes: readonly number[],
  store: (stack: StackAddresses, projectId: string, count: number) => Promise<void>,
  kindsFor: (slots: readonly BenchSlot[]) => readonly Kind[],
  slots = 1,
): Promise<Grown[]> {
  const api = { source: resolve(stack.folder, 'functions'), target: 'api' };
  const started: { stored: number; instance: MeasuredFunction; kinds: readonly Kind[] }[] = [];
  try {
    for (const stored of sizes) {
      const projectId = await copyOfDemoContent(stack);
      await store(stack, projectId, stored);
      const kinds = kindsFor(await offerSlots(stack, projectId, slots));
      const environment = { COPY_SECONDS: '0', TRUSTED_PROXIES: '1' };
      const instance = await startMeasured(stack, { ...api, projectId, path: '/api/content' }, environment);
      started.push({ stored, instance, kinds });
    }
    const costs = new Map(started.map(({ stored }) => [stored, {} as Record<string, Cost[]>]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { stored, instance, kinds } of started) {
        for (const [what, requests, request] of kinds) {
          const from = round * requests;
          const load = { requests, connections: 1, request: (index: number) => request(from + index) };
          const cost = await instance.measure(load);
          const measured = costs.get(stored) ?? {};
          if (round > 0) measured[what] = [...(measured[what] ?? []), cost];
        }
      }
    }
    return [...costs].map(([stored, measured]) => ({ stored, costs: measured }));
  } finally {
    for (const { instance } of started) await instance.stop();
  }
}

/** Of each row the smallest amount in numbers, the others as multiples of it. */
function print(what: string, grown: readonly Grown[]): void {
  const [smallest] = grown;
  if (!smallest) return;
  const heads = grown.map(({ stored }) => `${stored.toLocaleString('en-US')} ${what}`);
  console.log(`\n| Growth | ${heads.join(' | ')} |\n|---|${'---:|'.repeat(heads.length)}`);
  for (const name of Object.keys(smallest.costs)) {
    printRow(`${name}: CPU ms`, grown, name, ({ cpuMs }) => cpuMs);
    printRow(`${name}: ms to the answer`, grown, name, ({ perSecond }) => 1000 / perSecond);
    printRow(`${name}: KB`, grown, name, ({ answers }) => (answers.at(-1)?.bytes ?? 0) / 1000);
  }
}

function printRow(what: string, grown: readonly Grown[], name: string, of: (cost: Cost) => number): void {
  const values = grown.map(({ costs }) => median((costs[name] ?? []).map(of)));
  const first = values[0] ?? 0;
  const cells = values.map((value, index) =>
    index === 0 ? value.toFixed(1) : `${value.toFixed(1)} (${(value / first).toFixed(1)} x)`,
  );
  console.log(`| ${what} | ${cells.join(' | ')} |`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
