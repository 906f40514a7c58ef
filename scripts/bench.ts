/** `npm run bench`: CPU time of the built `api`. Machines differ, so nothing fails here. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import getPort from 'get-port';
import { todayInNewYork } from '../src/domain/booking/slots.ts';
import { addDays } from '../src/domain/time/calendar-day.ts';
import { SLOT_LABELS } from '../src/domain/time/slot-labels.ts';
import { startBuiltFunction } from '../tests/support/built-function.ts';
import { fillDays } from '../tests/support/filled-days.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../tests/support/payloads.ts';
import { type StackAddresses, stackEnvironment } from './stack/addresses.ts';
import { runScript } from './stack/expected-error.ts';
import { answers, pollUntil } from './stack/wait.ts';
import { onTestSite } from './test/test-stack.ts';

const ROUNDS = 5;
const READS = 1_000;
/** Bookings per round; the first round warms up. */
const WRITES = 40;

/** Answers on port CPU_PROBE_PORT with the process's CPU time so far, in microseconds. */
const PROBE = `import { createServer } from 'node:net';
createServer((socket) => {
  const { user, system } = process.cpuUsage();
  socket.on('error', () => undefined).end(String(user + system));
}).listen(Number(process.env.CPU_PROBE_PORT), '127.0.0.1').unref();`;

/** Sends the request with this number. */
type Ask = (origin: string, index: number) => Promise<Response>;

/** Measures and prints the table of docs/performance.md: medians of five rounds. */
async function reportServer(stack: StackAddresses): Promise<void> {
  const today = todayInNewYork(new Date());
  const slots: { date: string; time: string; availability_id: string }[] = [];
  const projectId = await newProject(stack, async (db) => {
    await storeCatalogue(db);
    for (let date = addDays(today, 2); slots.length < (ROUNDS + 1) * WRITES; date = addDays(date, 1)) {
      const availability_id = await offer(db, date, SLOT_LABELS, 'bench');
      slots.push(...SLOT_LABELS.map((time) => ({ date, time, availability_id })));
    }
  });
  console.log('\n| The server, one instance | CPU ms |\n|---|---:|');
  const report = async (what: string, ...measured: Parameters<typeof measure>) =>
    console.log(`| ${what} | ${median(await measure(...measured)).toFixed(2)} |`);
  const api = () => start(stack, projectId);
  await report('a request: content', api, READS, get('/api/content'));
  await report('a request: availability', api, READS, get('/api/availability'));
  await report(
    'a quote',
    api,
    WRITES,
    post('/api/send-quote', (index) => aQuoteRequest({ contact: { ...CONTACT, email: mailbox(index) } })),
  );
  await report(
    'a booking',
    api,
    WRITES,
    post('/api/create-booking', (index) => aBookingRequest({ ...slots[index], user_email: mailbox(index) })),
  );

  // Nothing is cached, and requests run one at a time, because simultaneous requests share a read
  const full = await newProject(stack, (db) => fillDays(db, 500));
  const uncached = () => start(stack, full, { COPY_SECONDS: '0' });
  await report('availability of 500 dates and 10,000 claims', uncached, 20, get('/api/availability'), 1);

  const starts: number[] = [];
  while (starts.length < ROUNDS) {
    const started = performance.now();
    const { stop } = await api();
    starts.push(performance.now() - started);
    await stop();
  }
  console.log(`| process start to first answer, ms on the clock | ${median(starts).toFixed(0)} |`);
}

const CONTACT = { name: 'Bea Bench', company: 'Bench', website: '', phone: '' };

/** Returns a separate mailbox for each visitor, so that rate limits apply as in production. */
const mailbox = (index: number) => `visitor-${index}@bench.example`;

const get =
  (path: string): Ask =>
  (origin) =>
    fetch(origin + path);

const post =
  (path: string, bodyOf: (index: number) => object): Ask =>
  (origin, index) =>
    fetch(origin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `100.64.${Math.floor(index / 250)}.${1 + (index % 250)}`,
        'X-Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(bodyOf(index)),
    });

/** Returns a new project in the stack's Firestore with what `fill` writes. */
async function newProject(stack: StackAddresses, fill: (db: Firestore) => Promise<void>): Promise<string> {
  const projectId = `demo-load-${randomUUID().slice(0, 8)}`;
  Object.assign(process.env, stackEnvironment(stack));
  const app = initializeApp({ projectId }, projectId);
  await fill(getFirestore(app));
  await deleteApp(app);
  return projectId;
}

/** Returns the CPU milliseconds per request in each round. */
async function measure(
  startApi: () => ReturnType<typeof start>,
  requests: number,
  ask: Ask,
  connections = 10,
) {
  const { origin, cpuMs, stop } = await startApi();
  const costs: number[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = await cpuMs();
      let next = round * requests;
      const keepAsking = async () => {
        while (next < (round + 1) * requests) {
          const response = await ask(origin, next++);
          const body = await response.text();
          if (!response.ok) throw new Error(`${response.url}: ${response.status} ${body}`);
        }
      };
      await Promise.all(Array.from({ length: connections }, keepAsking));
      if (round > 0) costs.push(((await cpuMs()) - before) / requests);
    }
  } finally {
    await stop();
  }
  return costs;
}

/** Starts `api` and resolves at its first answer. Each visitor has an address, as behind the CDN. */
async function start(stack: StackAddresses, projectId: string, environment: Record<string, string> = {}) {
  const probe = await getPort({ host: '127.0.0.1' });
  const { origin, stop } = await startBuiltFunction(stack, {
    target: 'api',
    projectId,
    environment: {
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROBE)}`,
      CPU_PROBE_PORT: String(probe),
      TRUSTED_PROXIES: '1',
      CONFIRM_ABOVE_PER_HOUR: 'off',
      ...environment,
    },
  });
  await pollUntil(() => answers(`${origin}/api/content`), 60_000, 5);
  const cpuMs = async () => Number(await text(connect(probe, '127.0.0.1'))) / 1000;
  return { origin, cpuMs, stop };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await runScript(() => onTestSite(reportServer));
