/** Alerts on real logs: each test makes the built functions fail in one way and expects the alert for it, and no other. */
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { answers, pollUntil } from '../../scripts/stack/wait.ts';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { bucketNamed } from '../support/admin-api-under-test.ts';
import { clientOf, type Database, documentsOf, emptyDatabase, Timestamp } from '../support/api-under-test.ts';
import { startBuiltFunction } from '../support/built-function.ts';
import { refusingHost } from '../support/firestore-host.ts';
import { aFunctionLog } from '../support/function-log.ts';
import { startBuilt } from '../support/functions-framework.ts';
import { alertsRaisedBy, readAlerts } from '../support/monitoring-files.ts';
import { aBookingRequest, aContactMessage, offer } from '../support/payloads.ts';
import { startMailServer } from '../support/smtp-server.ts';

/** Each starts functions as deployed. */
const LONG = { tags: 'long' };

const MINUTE = 60_000;
const DATE = addDays(todayInNewYork(new Date()), 14);
const RECORD = `admin-1_${DATE}`;
const TOKEN = `a.${'x'.repeat(43)}`;

/** Hours in New York: images are swept at the first, but not at the second. */
const SIX_AM = new Date('2026-12-01T11:00:00Z');
const ONE_PM = new Date('2026-12-01T18:00:00Z');

const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * MINUTE);

/** A token that the runtime accepts: it only checks the form, since the cloud has verified it. */
const QUEUE = `Bearer x.${Buffer.from('{"sub":"queue"}').toString('base64url')}.x`;

interface JobPlace {
  readonly project: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Time of its schedule; now by default. */
  readonly scheduled?: Date;
  /** Collects its output; complete once the job is over. */
  readonly onOutput: (text: string) => void;
}

/**
 * Starts a background function as deployed, calls it once like its schedule or, with `data`, its queue, and stops it,
 * so that its whole log is written. Resolves to the status of its response.
 */
async function runBuiltJob(target: string, place: JobPlace, data?: object): Promise<number> {
  const { project: projectId, environment, scheduled = new Date(), onOutput } = place;
  const options = { target, environment, projectId, onOutput };
  const { origin, stop } = await startBuiltFunction(testStackAddresses(), options);
  try {
    // The runtime answers this without running the function
    if (!(await pollUntil(() => answers(`${origin}/robots.txt`)))) throw new Error(`${target} did not start`);
    const { status } = await fetch(origin, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: QUEUE,
        'x-cloudscheduler-scheduletime': scheduled.toISOString(),
      },
      body: JSON.stringify({ data }),
    });
    return status;
  } finally {
    await stop();
  }
}

/** Creates a project with its own database and bucket, and the log of its functions. */
function aProject(project = `demo-alerts-${randomUUID().slice(0, 8)}`) {
  const storageBucket = `${project}.appspot.com`;
  const bucket = bucketNamed(storageBucket);
  onTestFinished(() => bucket.deleteFiles({ force: true }));
  const environment = { FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }) };
  const { onOutput, lines } = aFunctionLog();
  const place = { project, environment, onOutput };
  return { db: emptyDatabase(project), bucket, place, lines, alerts: () => alertsRaisedBy(lines()) };
}

async function apiOf({ project, environment, onOutput }: JobPlace, settings: Record<string, string>) {
  const all = { ...environment, ...settings };
  return clientOf((await startBuilt('api', '/api/no-such-route', all, project, onOutput)).origin);
}

async function storeMail(db: Database, minutesAgo: number): Promise<string> {
  const { id } = await db.collection('mail').add({
    ...{ kind: 'booking-confirmation', to: 'vera@acme.example', subject: 'Your meeting' },
    ...{ html: '<p>Vera Visitor', text: 'Vera Visitor', state: 'waiting', attempts: 0, unknown_outcomes: 0 },
    ...{ created_at: ago(minutesAgo), sweep_at: ago(-60) },
  });
  return id;
}

/** Delivers a mail through the built function to a server that gives `answer`; resolves to the status for the queue. */
async function deliver(answer: 'taken' | number, { db, place }: ReturnType<typeof aProject>) {
  const { url } = await startMailServer({ recipient: () => answer });
  // The queue of the next attempt, which a task in this test never reaches
  const away = { SMTP_URL: url, CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:1' };
  const environment = { ...place.environment, ...away };
  return runBuiltJob('deliverMail', { ...place, environment }, { mailId: await storeMail(db, 0) });
}

test('a permanently refused mail raises mail-given-up', async () => {
  const project = aProject();
  expect(await deliver(550, project)).toBe(204);
  expect(project.alerts()).toEqual(['mail-given-up']);
});

test('a mail that has waited for an hour raises mail-late and queue-age', LONG, async () => {
  const { db, place, alerts } = aProject();
  await storeMail(db, 61);
  expect(await runBuiltJob('everyTenMinutes', place)).toBe(200);
  expect(alerts()).toEqual(['mail-late', 'queue-age']);
});

test('without the database a booking raises booking-failed, many requests error-rate', LONG, async () => {
  const { place, lines, alerts } = aProject();
  const { post, get } = await apiOf(place, { FIRESTORE_EMULATOR_HOST: await refusingHost() });
  const ask = () => get('/api/meeting', { 'x-meeting-token': TOKEN });
  const book = () => post('/api/create-booking', aBookingRequest({ date: DATE, availability_id: RECORD }));
  const [failed, ...others] = await Promise.all([book(), ...Array.from({ length: 6 }, ask)]);

  expect([failed, ...others].map(({ status }) => status)).toEqual(Array(7).fill(503));
  await expect.poll(alerts).toEqual(['booking-failed', 'error-rate']);
  const last = lines().findLastIndex((line) => line.includes('GET /api/meeting'));
  expect(alertsRaisedBy(lines().toSpliced(last, 1))).toEqual(['booking-failed']);
  // The visitor's request id finds the event, whose stack names source lines
  const line = lines().find((one) => one.includes(String(failed.headers.get('x-request-id')))) ?? '';
  expect(JSON.parse(line)).toMatchObject({ event: 'request-failed', route: 'POST /api/create-booking' });
  expect(JSON.parse(line).error.at).toEqual(
    expect.arrayContaining([expect.stringMatching(/\(functions\/src\/http\/[\w-]+\.ts:\d+:\d+\)$/)]),
  );
});

test('many callers behind a hop that is not listed raise unlisted-proxy, which names it', LONG, async () => {
  const { place, lines, alerts } = aProject();
  const { get } = await apiOf(place, { TRUSTED_PROXIES: '2' });
  for (const last of [1, 2, 3, 4, 5]) {
    const seen = { 'x-forwarded-for': `203.0.113.${last}, 198.51.100.1` };
    await get('/api/meeting', { ...seen, 'x-meeting-token': TOKEN });
  }
  await expect.poll(alerts).toEqual(['unlisted-proxy']);
  expect(lines().find((line) => line.includes('unlisted-proxy'))).toContain('"hop":"198.51.100.1"');
});

test('far more bookings than usual raise an alert, and so does a job that fails alone', LONG, async () => {
  const { db, place, lines, alerts } = aProject('acme-live');
  await db.recursiveDelete(db.collection('bookings'));
  await db.doc('alerts/bookings-above-usual').delete();
  await Promise.all(Array.from({ length: 5 }, () => db.collection('bookings').add({ created_at: ago(30) })));
  // A real project must have its settings
  expect(await runBuiltJob('everyHour', { ...place, environment: {}, scheduled: ONE_PM })).toBe(500);
  expect(alerts()).toEqual(['bookings-above-usual', 'job-failed']);
  const failed = lines().filter((line) => line.includes('"event":"job-failed"'));
  expect(failed.map((line) => JSON.parse(line))).toMatchObject([
    {
      job: 'remindVisitors',
      error: {
        message: expect.stringContaining('SITE_URL is not set'),
        at: expect.arrayContaining([expect.stringContaining('functions/src/jobs.ts:')]),
      },
    },
  ]);
  expect(readAlerts().find(({ name }) => name === 'job-failed')?.conditions).toMatchObject([
    { conditionMatchedLog: { labelExtractors: { job: 'EXTRACT(jsonPayload.job)' } } },
  ]);
});

test('many unused images at once raise image-sweep-stopped', LONG, async () => {
  const { bucket, place, alerts } = aProject();
  const metadata = { metadata: { unused_since: '2026-01-01T00:00:00.000Z' } };
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const name = `extras/stool-${index + 100}-0123456789abcdef-64x48.webp`;
      return bucket.file(name).save(name, { resumable: false, metadata });
    }),
  );
  await runBuiltJob('everyHour', { ...place, scheduled: SIX_AM });
  expect(alerts()).toEqual(['image-sweep-stopped']);
});

// Starts six functions, one after the other
test('normal operation raises no alert', LONG, async () => {
  const project = aProject();
  const { db, place, lines, alerts } = project;
  await offer(db, DATE, ['10:00 AM']);
  // Without a quote, a network can book once an hour
  const { get, post } = await apiOf(place, { RATE_LIMIT_PER_HOUR: '60' });
  const book = () => post('/api/create-booking', aBookingRequest({ date: DATE, availability_id: RECORD }));
  expect([(await book()).status, (await book()).status]).toEqual([201, 429]);
  const trapped = await post('/api/send-contact-email', { ...aContactMessage(), further_comments: 'x' });
  expect([trapped.status, (await get('/api/health')).status]).toEqual([422, 200]);
  // One mail is sent, one is deferred
  expect([await deliver('taken', project), await deliver(450, project)]).toEqual([204, 204]);
  for (const job of ['everyTenMinutes', 'everyHour', 'everyDay'])
    expect(await runBuiltJob(job, place), job).toBe(200);

  const log = lines().join('\n');
  for (const event of ['request-done', 'rate-limited', 'looks-automated', 'mail-sent', 'mail-delayed'])
    expect(log).toContain(`"event":"${event}"`);
  expect(log).toContain('"event":"mail-queue"');
  expect(alerts()).toEqual([]);
  expect(log).not.toContain('"severity":"ERROR"');
  expect((await documentsOf(db, 'bookings')).length).toBe(1);
});
