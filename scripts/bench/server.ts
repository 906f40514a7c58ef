/** CPU time of the built `api`: a request, a quote, a booking, a start. Machines differ, so nothing fails here. */
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import type { StackAddresses } from '../stack/addresses.ts';
import { startFramework } from '../stack/built-function.ts';
import { answers } from '../stack/wait.ts';
import { bookingOf, copyOfDemoContent, manyDates, offerSlots, quoteOf } from './server-content.ts';

const ROUNDS = 5;
const READS = 1_000;
/** Six rounds of bookings fit into the evenings before the booking horizon. */
const WRITES = 40;

type Source = Omit<Parameters<typeof startFramework>[1], 'environment'>;
/** Answers the request with this number. */
type Ask = (origin: string, index: number) => Promise<Response>;

const get =
  (path: string): Ask =>
  (origin) =>
    fetch(`${origin}${path}`);

/** Measures and prints the table of docs/performance.md: medians of five rounds. */
export async function reportServer(stack: StackAddresses): Promise<void> {
  console.log('\n| The server, one instance | CPU ms |\n|---|---:|');
  const hello = { source: resolve(import.meta.dirname, 'hello'), target: 'hello' };
  const api = { source: resolve(stack.folder, 'functions'), target: 'api' };
  await report(stack, hello, "a request: the framework's hello", READS, get('/'));

  const content = { ...api, projectId: await copyOfDemoContent(stack) };
  await report(stack, content, 'a request: content', READS, get('/api/content'));
  await report(stack, content, 'a request: availability', READS, get('/api/availability'));
  await report(stack, content, 'a quote', WRITES, quoteOf);
  const slots = await offerSlots(stack, content.projectId, (ROUNDS + 1) * WRITES);
  await report(stack, content, 'a booking', WRITES, (origin, index) =>
    bookingOf(origin, index, slots[index]),
  );

  const large = { ...api, projectId: await manyDates(stack) };
  // One at a time: simultaneous requests share a read
  const alone = { connections: 1, environment: { COPY_SECONDS: '0' } };
  const what = 'availability of 500 dates and 10,000 claims';
  await report(stack, large, what, 20, get('/api/availability'), alone);

  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const { stop } = await start(stack, content, {}, '/api/content');
    starts.push(performance.now() - started);
    await stop();
  }
  console.log(`| process start to first answer, ms on the clock | ${median(starts).toFixed(0)} |`);
}

/** Prints the CPU time of a request in milliseconds. The first round warms up. */
async function report(
  stack: StackAddresses,
  source: Source,
  what: string,
  requests: number,
  ask: Ask,
  { connections = 10, environment = {} } = {},
): Promise<void> {
  const { origin, cpuMs, stop } = await start(stack, source, environment, '/');
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
  console.log(`| ${what} | ${median(costs).toFixed(2)} |`);
}

/** Starts a function and resolves with its first answer at `path`. Each visitor has an address, as behind the CDN. */
async function start(
  stack: StackAddresses,
  source: Source,
  environment: Record<string, string>,
  path: string,
) {
  const probe = await getPort({ host: '127.0.0.1' });
  const { origin, stop } = await startFramework(stack, {
    ...source,
    environment: {
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'cpu-probe.js')}`,
      CPU_PROBE_PORT: String(probe),
      TRUSTED_PROXIES: '1',
      ...environment,
    },
  });
  const deadline = Date.now() + 60_000;
  while (!(await answers(`${origin}${path}`)) && Date.now() < deadline) await pause(5);
  return { origin, cpuMs: () => cpuTime(probe), stop };
}

/** Sends requests over several connections, one after the other on each. */
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

/** CPU time of the process at the probe so far, in milliseconds. */
async function cpuTime(probe: number): Promise<number> {
  return Number(await text(connect(probe, '127.0.0.1'))) / 1000;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
