/**
 * Processor cost of the built `api`: a request, a quote, a booking, a start. Machines differ, so nothing
 * fails here.
 */
import { resolve } from 'node:path';
import type { StackAddresses } from '../stack/addresses.ts';
import { bookingOf, quoteOf } from './api-requests.ts';
import type { LoadRequest } from './http-load.ts';
import { type BenchSlot, copyOfDemoContent, manyDates, offerSlots } from './load-content.ts';
import { type Cost, type MeasuredFunction, startMeasured } from './measured-function.ts';

const CONNECTIONS = 10;
const ROUNDS = 3;
const READS = 2_000;
const WRITES = 150;
const STARTS = 5;
const ANSWERS_OF_MANY_DATES = 20;

const CONTENT = '/api/content';
const AVAILABILITY = '/api/availability';
/** As the CDN asks. */
const COMPRESSED = { 'Accept-Encoding': 'gzip' };

/** A line of the table. */
type Row = readonly [what: string, today: string, bar: string];

/** Measures and prints the table of docs/performance.md. */
export async function reportServerLoad(stack: StackAddresses): Promise<void> {
  const api = { source: resolve(stack.folder, 'functions'), target: 'api' };
  const projectId = await copyOfDemoContent(stack);
  // Every visitor has an address of their own, as behind the CDN
  const atWork = await startMeasured(stack, { ...api, projectId, path: CONTENT }, { TRUSTED_PROXIES: '1' });
  const rows: Row[] = [];
  try {
    rows.push(...(await readRows(stack, atWork)));
    rows.push(...(await writeRows(atWork, await offerSlots(stack, projectId, 2 * WRITES))));
  } finally {
    await atWork.stop();
  }
  rows.push(...(await manyDatesRows(stack, api)));
  rows.push(...(await startRows(stack, { ...api, projectId, path: CONTENT })));
  print(rows);
}

/** Content and availability, in turn with the framework's own hello: what disturbs one disturbs the others. */
async function readRows(stack: StackAddresses, api: MeasuredFunction): Promise<Row[]> {
  const hello = await startMeasured(stack, {
    source: resolve(import.meta.dirname, 'hello'),
    target: 'hello',
    path: '/',
  });
  const measured = { hello: [] as Cost[], content: [] as Cost[], availability: [] as Cost[] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const costs = {
        hello: await hello.measure(reads('/')),
        content: await api.measure(reads(CONTENT)),
        availability: await api.measure(reads(AVAILABILITY)),
      };
      // The first round warms up
      if (round === 0) continue;
      measured.hello.push(costs.hello);
      measured.content.push(costs.content);
      measured.availability.push(costs.availability);
    }
  } finally {
    await hello.stop();
  }
  const cpu = (costs: readonly Cost[]) => median(costs.map(({ cpuMs }) => cpuMs)).toFixed(2);
  const share = (costs: readonly Cost[]) =>
    median(costs.map(({ perSecond }, round) => perSecond / (measured.hello[round]?.perSecond ?? 0))).toFixed(
      2,
    );
  const { hello: plain, content, availability } = measured;
  return [
    ["CPU ms a request: the framework's hello", cpu(plain), ''],
    ['CPU ms a request: content', cpu(content), '0.3'],
    ['CPU ms a request: availability', cpu(availability), '0.5'],
    ["requests/s of hello's: content", share(content), '0.33'],
    ["requests/s of hello's: availability", share(availability), '0.25'],
  ];
}

function reads(path: string) {
  return { requests: READS, connections: CONNECTIONS, request: () => ({ path, headers: COMPRESSED }) };
}

/** Quotes, and bookings of these quotes; the first half of both warms up. */
async function writeRows(api: MeasuredFunction, slots: readonly BenchSlot[]): Promise<Row[]> {
  const load = (from: number, request: (index: number) => LoadRequest) =>
    api.measure({ requests: WRITES, connections: CONNECTIONS, request: (index) => request(from + index) });
  const firstQuotes = await load(0, quoteOf);
  const quotes = await load(WRITES, quoteOf);
  const ids = [...firstQuotes.answers, ...quotes.answers].map(({ body }) =>
    String(JSON.parse(body).quote_submission_id),
  );
  const book = (index: number) => bookingOf(index, slots[index], ids[index]);
  await load(0, book);
  const bookings = await load(WRITES, book);
  return [
    ['CPU ms: quote', quotes.cpuMs.toFixed(1), '5'],
    ['CPU ms: booking', bookings.cpuMs.toFixed(1), '5'],
  ];
}

/** Answers with far more stored dates than can be booked, from an instance without a cache. */
async function manyDatesRows(stack: StackAddresses, api: { source: string; target: string }): Promise<Row[]> {
  const projectId = await manyDates(stack);
  const started = await startMeasured(stack, { ...api, projectId, path: CONTENT }, { COPY_SECONDS: '0' });
  const request = () => ({ path: AVAILABILITY, headers: COMPRESSED });
  const load = { requests: ANSWERS_OF_MANY_DATES, connections: 1, request };
  try {
    await started.measure(load);
    const { cpuMs, answers } = await started.measure(load);
    const kilobytes = (answers[0]?.bytes ?? 0) / 1000;
    return [
      ['availability, 500 dates and 10,000 claims: KB, gzipped', kilobytes.toFixed(1), '60'],
      ['availability, 500 dates and 10,000 claims: CPU ms', cpuMs.toFixed(0), '30'],
    ];
  } finally {
    await started.stop();
  }
}

async function startRows(stack: StackAddresses, api: Parameters<typeof startMeasured>[1]): Promise<Row[]> {
  const starts: MeasuredFunction['start'][] = [];
  for (let index = 0; index < STARTS; index += 1) {
    const { start, stop } = await startMeasured(stack, api);
    starts.push(start);
    await stop();
  }
  return [
    ['process start to first answer, ms', median(starts.map(({ ms }) => ms)).toFixed(0), '350'],
    ['process start to first answer, CPU ms', median(starts.map(({ cpuMs }) => cpuMs)).toFixed(0), ''],
  ];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(rows: readonly Row[]): void {
  console.log('\n| The server, one instance | today | bar |\n|---|---:|---:|');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
