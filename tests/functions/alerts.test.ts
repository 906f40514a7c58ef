/** Alerts on real logs: each test makes the built functions fail in one way and expects the alert for it, and no other. */
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { bucketNamed } from '../support/admin-api-under-test.ts';
import { clientOf, type Database, documentsOf, emptyDatabase, Timestamp } from '../support/api-under-test.ts';
import { runBuiltJob } from '../support/built-job.ts';
import { refusingHost } from '../support/firestore-host.ts';
import { aFunctionLog } from '../support/function-log.ts';
import { startBuilt } from '../support/functions-framework.ts';
import { readAlerts } from '../support/monitoring-files.ts';
import { aBookingRequest, aContactMessage, offer } from '../support/payloads.ts';
import { alertsRaisedBy } from '../support/raised-alerts.ts';
import { startMailServer } from '../support/smtp-server.ts';

/** Each starts functions as deployed. */
const LONG = { tags: 'long' };

const MINUTE = 60_000;
const DATE = addDays(todayInNewYork(new Date()), 14);
const RECORD = `admin-1_${DATE}`;

/** Hours in New York: images are swept at the first, but not at the second. */
const SIX_AM = new Date('2026-12-01T11:00:00Z');
const ONE_PM = new Date('2026-12-01T18:00:00Z');

const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * MINUTE);

/** Creates a project with its own database and bucket, and the environment of its functions. */
function aProject() {
  const project = `demo-alerts-${randomUUID().slice(0, 8)}`;
  const storageBucket = `${project}.appspot.com`;
  const bucket = bucketNamed(storageBucket);
  onTestFinished(() => bucket.deleteFiles({ force: true }));
  const environment = { FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }) };
  return { project, db: emptyDatabase(project), bucket, environment };
}

/** Stores a visitor's mail from some minutes ago; resolves to its id. */
async function storeMail(db: Database, minutesAgo: number): Promise<string> {
  const { id } = await db.collection('mail').add({
    kind: 'booking-confirmation',
    to: 'vera@acme.example',
    subject: 'Your meeting',
    html: '<p>Vera Visitor',
    text: 'Vera Visitor',
    state: 'waiting',
    attempts: 0,
    unknown_outcomes: 0,
    created_at: ago(minutesAgo),
    sweep_at: ago(-60),
  });
  return id;
}

/** Delivers a mail through the built function to a server that gives `answer`; resolves to the status for the queue. */
async function deliver(
  answer: 'taken' | number,
  { onOutput }: ReturnType<typeof aFunctionLog>,
): Promise<number> {
  const { project, db, environment } = aProject();
  const { url } = await startMailServer({ recipient: () => answer });
  // The queue of the next attempt, which a task in this test never reaches
  const away = { SMTP_URL: url, CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:1' };
  const place = { project, environment: { ...environment, ...away }, onOutput };
  return runBuiltJob('deliverMail', place, { mailId: await storeMail(db, 0) });
}

test('a permanently refused mail raises mail-given-up', async () => {
  const log = aFunctionLog();
  expect(await deliver(550, log)).toBe(204);
  expect(alertsRaisedBy(log.lines())).toEqual(['mail-given-up']);
});

test.each([
  [61, ['mail-late', 'queue-age']],
  [32, ['queue-age']],
])('a mail that has waited for %i minutes raises %j', LONG, async (minutes, alerts) => {
  const log = aFunctionLog();
  const { project, db, environment } = aProject();
  await storeMail(db, minutes);
  expect(await runBuiltJob('everyTenMinutes', { project, environment, onOutput: log.onOutput })).toBe(200);
  expect(alertsRaisedBy(log.lines())).toEqual(alerts);
});

test(
  'without the database a booking raises booking-failed, and many requests raise error-rate',
  LONG,
  async () => {
    const log = aFunctionLog();
    const away = { FIRESTORE_EMULATOR_HOST: await refusingHost() };
    const { post, get } = clientOf(
      (await startBuilt('api', '/api/no-such-route', away, undefined, log.onOutput)).origin,
    );
    const ask = () => get('/api/meeting', { 'x-meeting-token': `a.${'x'.repeat(43)}` });
    const book = () => post('/api/create-booking', aBookingRequest({ date: DATE, availability_id: RECORD }));
    const [failed, ...others] = await Promise.all([book(), ...Array.from({ length: 6 }, ask)]);

    expect([failed, ...others].map(({ status }) => status)).toEqual(Array(7).fill(503));
    await expect.poll(() => alertsRaisedBy(log.lines())).toEqual(['booking-failed', 'error-rate']);
    const lines = log.lines();
    const last = lines.findLastIndex((line) => line.includes('GET /api/meeting'));
    expect(alertsRaisedBy(lines.toSpliced(last, 1))).toEqual(['booking-failed']);
    // The visitor's request id finds the event, whose stack names source lines
    const line = lines.find((one) => one.includes(String(failed.headers.get('x-request-id')))) ?? '';
    expect(JSON.parse(line)).toMatchObject({ event: 'request-failed', route: 'POST /api/create-booking' });
    expect(JSON.parse(line).error.at).toEqual(
      expect.arrayContaining([expect.stringMatching(/\(functions\/src\/http\/[\w-]+\.ts:\d+:\d+\)$/)]),
    );
  },
);

test('far more bookings than usual raise bookings-above-usual', LONG, async () => {
  const log = aFunctionLog();
  const { project, db, environment } = aProject();
  await Promise.all(Array.from({ length: 5 }, () => db.collection('bookings').add({ created_at: ago(30) })));
  await runBuiltJob('everyHour', { project, environment, onOutput: log.onOutput });
  expect(alertsRaisedBy(log.lines())).toEqual(['bookings-above-usual']);
});

test('many callers behind a hop that is not listed raise unlisted-proxy, which names it', LONG, async () => {
  const log = aFunctionLog();
  const { project, environment } = aProject();
  const settings = { ...environment, TRUSTED_PROXIES: '2' };
  const { get } = clientOf(
    (await startBuilt('api', '/api/no-such-route', settings, project, log.onOutput)).origin,
  );
  for (const last of [1, 2, 3, 4, 5]) {
    const seen = { 'x-forwarded-for': `203.0.113.${last}, 198.51.100.1` };
    await get('/api/meeting', { ...seen, 'x-meeting-token': `a.${'x'.repeat(43)}` });
  }
  await expect.poll(() => alertsRaisedBy(log.lines())).toEqual(['unlisted-proxy']);
  expect(log.lines().find((line) => line.includes('unlisted-proxy'))).toContain('"hop":"198.51.100.1"');
});

test(
  'failing jobs of a schedule raise job-failed with their names and source lines, and the others run',
  LONG,
  async () => {
    const log = aFunctionLog();
    const db = emptyDatabase('acme-live');
    await db.recursiveDelete(db.collection('bookings'));
    await db.doc('alerts/bookings-above-usual').delete();
    await Promise.all(
      Array.from({ length: 5 }, () => db.collection('bookings').add({ created_at: ago(30) })),
    );
    // A real project must have its settings
    expect(
      await runBuiltJob('everyHour', { project: 'acme-live', scheduled: ONE_PM, onOutput: log.onOutput }),
    ).toBe(500);
    expect(alertsRaisedBy(log.lines())).toEqual(['bookings-above-usual', 'job-failed']);
    const failed = log
      .lines()
      .filter((line) => line.includes('"event":"job-failed"'))
      .map((line) => JSON.parse(line));
    expect(failed.map(({ job }) => job)).toEqual(['remindVisitors']);
    for (const { error } of failed)
      expect(error).toMatchObject({
        message: expect.stringContaining('SITE_URL is not set'),
        at: expect.arrayContaining([expect.stringContaining('functions/src/jobs.ts:')]),
      });
    expect(readAlerts().find(({ name }) => name === 'job-failed')?.conditions).toMatchObject([
      { conditionMatchedLog: { labelExtractors: { job: 'EXTRACT(jsonPayload.job)' } } },
    ]);
  },
);

test('many unused images at once raise image-sweep-stopped', LONG, async () => {
  const log = aFunctionLog();
  const { project, bucket, environment } = aProject();
  const metadata = { metadata: { unused_since: '2026-01-01T00:00:00.000Z' } };
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const name = `extras/stool-${index + 100}-0123456789abcdef-64x48.webp`;
      return bucket.file(name).save(name, { resumable: false, metadata });
    }),
  );
  await runBuiltJob('everyHour', { project, environment, scheduled: SIX_AM, onOutput: log.onOutput });
  expect(alertsRaisedBy(log.lines())).toEqual(['image-sweep-stopped']);
});

// Starts six functions, one after the other
test('normal operation raises no alert', LONG, async () => {
  const log = aFunctionLog();
  const { project, db, environment } = aProject();
  await offer(db, DATE, ['10:00 AM']);
  // Without a quote, a network can book once an hour
  const usual = { ...environment, RATE_LIMIT_PER_HOUR: '60' };
  const { get, post } = clientOf(
    (await startBuilt('api', '/api/content', usual, project, log.onOutput)).origin,
  );
  const book = () => post('/api/create-booking', aBookingRequest({ date: DATE, availability_id: RECORD }));
  expect([(await book()).status, (await book()).status]).toEqual([201, 429]);
  const trapped = await post('/api/send-contact-email', { ...aContactMessage(), further_comments: 'x' });
  expect([trapped.status, (await get('/api/health')).status]).toEqual([422, 200]);
  // One mail is sent, one is deferred
  expect([await deliver('taken', log), await deliver(450, log)]).toEqual([204, 204]);
  for (const job of ['everyTenMinutes', 'everyHour', 'everyDay'])
    expect(await runBuiltJob(job, { project, environment, onOutput: log.onOutput }), job).toBe(200);

  const lines = log.lines();
  for (const event of [
    'request-done',
    'rate-limited',
    'looks-automated',
    'mail-sent',
    'mail-delayed',
    'mail-queue',
  ])
    expect(
      lines.some((line) => line.includes(`"event":"${event}"`)),
      event,
    ).toBe(true);
  expect(alertsRaisedBy(lines)).toEqual([]);
  expect(lines.filter((line) => line.includes('"severity":"ERROR"'))).toEqual([]);
  expect((await documentsOf(db, 'bookings')).length).toBe(1);
});
