/** The whole path of a mail: site, function, trigger, queue, mail server. */
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { expect, onTestFinished, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { startSchedules } from '../../scripts/stack/schedules.ts';
import { REGION } from '../../src/config/region.ts';
import { clientOf } from '../support/api-under-test.ts';
import { database, documentsWhere, offerSlots } from '../support/firestore.ts';
import { mailServer, mailsTo } from '../support/mailbox.ts';
import { aBookingRequest } from '../support/payloads.ts';

const { ports, projectId, siteUrl } = testStackAddresses();
const WAIT = { interval: 250 };

/** Books a slot that no other test uses through the site, for a new visitor. */
async function bookThroughSite() {
  const day = await offerSlots(['10:00 AM']);
  const email = `vera-${randomUUID().slice(0, 8)}@visitor.example`;
  const { status, json } = await clientOf(siteUrl).post(
    '/api/create-booking',
    aBookingRequest({ date: day.date, availability_id: day.availabilityId, user_email: email }),
  );
  return { day, email, status, booking: json.booking };
}

function outboxOf(bookingId: string) {
  return documentsWhere('mail', 'booking_id', bookingId);
}

/** Fills the queue of the team's mails with that many tasks, which have no mails. */
async function floodTeamQueue(tasks: number) {
  process.env['CLOUD_TASKS_EMULATOR_HOST'] = `127.0.0.1:${ports.tasks}`;
  const app = initializeApp({ projectId }, 'flood');
  onTestFinished(() => deleteApp(app));
  const queue = getFunctions(app).taskQueue('deliverTeamMail');
  const mailIds = Array.from({ length: tasks }, (_, task) => `flood-${task}`);
  await Promise.all(mailIds.map((mailId) => queue.enqueue({ mailId })));
}

/** Stores a mail to the team, due at the given time, as the outbox does; the trigger queues it at once. */
async function storeHeldMail(subject: string, due: Date) {
  const at = Timestamp.fromDate(due);
  return database.collection('mail').add({
    ...{ kind: 'quote-lead', to: 'team@booth.example', subject, html: '<p>A quote', text: 'A quote' },
    ...{ state: 'waiting', attempts: 0, unknown_outcomes: 0, lease_id: null, lease_until: null },
    ...{ retry_at: null, not_before: at, sweep_at: at, last_error: null, sent_at: null },
    created_at: Timestamp.now(),
  });
}

/** Returns how many tasks of the team's queue ended well within the last minute. */
async function teamTasksDone(): Promise<number> {
  const stats = await fetch(`http://127.0.0.1:${ports.tasks}/queueStats`);
  const queues = (await stats.json()) as Record<string, { completedLastMin: number }>;
  return queues[`queue:${projectId}-${REGION}-deliverTeamMail`]?.completedLastMin ?? 0;
}

test('mail server down: the booking stands; the mail goes out, once, when the server is back', async () => {
  await mailServer('stop');
  onTestFinished(() => mailServer('start'));

  const { email, status, booking } = await bookThroughSite();
  await expect
    .poll(async () => (await outboxOf(booking.id)).map(({ attempts }) => attempts >= 2), WAIT)
    .toEqual([true, true]);
  const waiting = await outboxOf(booking.id);
  await mailServer('start');
  await expect
    .poll(async () => (await outboxOf(booking.id)).map(({ state }) => state), WAIT)
    .toEqual(['sent', 'sent']);

  expect(status).toBe(201);
  for (const mail of waiting) expect(mail).toMatchObject({ sent_at: null, last_error: 'ESOCKET' });
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo('team@booth.example', booking.reference)).toHaveLength(1);
});

test('three mails that are held back for 15 minutes block no others, and the local schedules send them when due', async () => {
  const health = async () => (await fetch(`${siteUrl}/api/health`)).status;
  const subject = `Held ${randomUUID()}`;
  const due = new Date(Date.now() + 15 * 60_000);
  const held = await Promise.all([1, 2, 3].map(() => storeHeldMail(subject, due)));
  // The emulator counts the last minute only, so the number may also fall
  await expect.poll(teamTasksDone, WAIT).toBeGreaterThanOrEqual(3);

  const { booking } = await bookThroughSite();

  await expect.poll(() => mailsTo('team@booth.example', booking.reference), WAIT).toHaveLength(1);
  expect(await mailsTo('team@booth.example', subject)).toEqual([]);

  const longAgo = Timestamp.fromMillis(Date.now() - 31 * 60_000);
  for (const mail of held) await mail.update({ not_before: longAgo, sweep_at: longAgo });
  await expect.poll(health, WAIT).toBe(503);
  const schedules = startSchedules(testStackAddresses());
  onTestFinished(() => schedules.stop());

  await expect.poll(() => mailsTo('team@booth.example', subject), WAIT).toHaveLength(3);
  await expect.poll(health, WAIT).toBe(200);
});

test("a flood of mails to the team does not delay a visitor's confirmation", async () => {
  await floodTeamQueue(200);

  const { booking } = await bookThroughSite();
  const states = async () =>
    Object.fromEntries((await outboxOf(booking.id)).map(({ kind, state }) => [kind, state]));
  await expect.poll(async () => (await states())['booking-confirmation'], WAIT).toBe('sent');
  expect(await states()).toEqual({ 'booking-confirmation': 'sent', 'booking-lead': 'waiting' });

  await expect.poll(async () => (await states())['booking-lead'], WAIT).toBe('sent');
});
