/**
 * CPU time of the built `api`: a request, a quote, a booking, a cold start. Machines differ, so nothing fails here.
 */
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import type { StackAddresses } from '../stack/addresses.ts';
import { startBuiltFunction } from '../stack/built-function.ts';
import { answers, pollUntil } from '../stack/wait.ts';
import { bookingOf, copyOfDemoContent, manyDates, offerSlots, quoteOf } from './server-content.ts';

const ROUNDS = 5;
const READS = 1_000;
/** Bookings per round. Six rounds of them fit into the evenings before the booking horizon. */
const WRITES = 40;

/** A function to measure; the stack's unless a folder is given. */
interface Measured {
  readonly target: string;
  readonly source?: string;
  readonly projectId?: string;
  readonly environment?: Readonly<Record<string, string>>;
}
/** Sends the request with this number and returns the answer. */
type Ask = (origin: string, index: number) => Promise<Response>;

const get =
  (path: string): Ask =>
  (origin) =>
    fetch(`${origin}${path}`);

/** Measures and prints the table of docs/performance.md: medians of five rounds. */
export async function reportServer(stack: StackAddresses): Promise<void> {
  console.log('\n| The server, one instance | CPU ms |\n|---|---:|');
  const report = async (what: string, measured: Measured, requests: number, ask: Ask, connections = 10) => {
    const costs = await measure(stack, measured, requests, ask, connections);
    console.log(`| ${what} | ${median(costs).toFixed(2)} |`);
  };
  const hello = { source: resolve(import.meta.dirname, 'hello'), target: 'hello' };
  await report("a request: the framework's hello", hello, READS, get('/'));

  const projectId = await copyOfDemoContent(stack);
  const api = { target: 'api', projectId };
  await report('a request: content', api, READS, get('/api/content'));
  await report('a request: availability', api, READS, get('/api/availability'));
  await report('a quote', api, WRITES, quoteOf);
  const slots = await offerSlots(stack, projectId, (ROUNDS + 1) * WRITES);
  await report('a booking', api, WRITES, (origin, index) => bookingOf(origin, index, slots[index]));

  // Nothing is cached, and requests run one at a time, because simultaneous requests share a read
  const large = { target: 'api', projectId: await manyDates(stack), environment: { COPY_SECONDS: '0' } };
  await report('availability of 500 dates and 10,000 claims', large, 20, get('/api/availability'), 1);

  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const { stop } = await start(stack, api, '/api/content');
    starts.push(performance.now() - started);
    await stop();
  }
  console.log(`| process start to first answer, ms on the clock | ${median(starts).toFixed(0)} |`);
}

/** Returns the CPU milliseconds per request in each round. The first round warms up. */
async function measure(
  stack: StackAddresses,
  measured: Measured,
  requests: number,
  ask: Ask,
  connections: number,
): Promise<number[]> {
  const { origin, cpuMs, stop } = await start(stack, measured, '/');
  const costs: number[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = await cpuMs();
      await askAll(requests, connections, (index) => ask(origin, round * requests + index));
      if (round > 0) costs.push(((await cpuMs()) - before) / requests);
    }
  } finally {
    await stop();
  }
  return costs;
}

/** Starts a function and resolves to its first answer at `path`. Each visitor has an address, as behind the CDN. */
async function start(stack: StackAddresses, { environment, ...measured }: Measured, path: string) {
  const probe = await getPort({ host: '127.0.0.1' });
  const { origin, stop } = await startBuiltFunction(stack, {
    ...measured,
    environment: {
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'cpu-probe.js')}`,
      CPU_PROBE_PORT: String(probe),
      TRUSTED_PROXIES: '1',
      ...environment,
    },
  });
  await pollUntil(() => answers(`${origin}${path}`), 60_000, 5);
  const cpuMs = async () => Number(await text(connect(probe, '127.0.0.1'))) / 1000;
  return { origin, cpuMs, stop };
}

/** Sends requests over several connections, one after another on each. */
async function askAll(
  requests: number,
  connections: number,
  ask: (index: number) => Promise<Response>,
): Promise<void> {
  let next = 0;
  async function keepAsking(): Promise<void> {
    while (next < requests) {
      const response = await ask(next++);
      const body = await response.text();
      if (!response.ok) throw new Error(`${response.url}: ${response.status} ${body}`);
    }
  }
  await Promise.all(Array.from({ length: connections }, keepAsking));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
