import { expect, test } from 'vitest';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { type Database, emptyDatabase, NOW, Timestamp } from '../support/api-under-test.ts';
import { createTestOutbox, MINUTE, SILENT_AFTER } from '../support/outbox.ts';

const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

/** Stores mails of one kind that have waited for the given minutes. */
async function storeWaiting(db: Database, kind: string, waits: readonly number[]): Promise<void> {
  const writer = db.batch();
  for (const wait of waits) {
    const sweep_at = Timestamp.fromDate(after(-wait));
    writer.create(db.doc(`mail/${kind}-${wait}`), { kind, state: 'waiting', sweep_at });
  }
  await writer.commit();
}

/** Runs the sweeper and returns the mails that it queued; `broken` ones cannot be queued. */
async function sweep(db: Database, now = NOW, broken: readonly string[] = []) {
  const queued: string[] = [];
  const count = await sweepOutbox({
    db,
    now,
    enqueue: async ({ id: mailId }) => {
      if (broken.includes(mailId)) throw new Error('The queue does not answer');
      queued.push(mailId);
    },
  });
  expect(count).toBe(queued.length);
  return queued;
}

test('an undelivered mail is queued again, once; sent mail is left alone', async () => {
  const { confirmation, db, deliver, lead, pass } = await createTestOutbox();

  const queued = [await sweep(db, after(1)), await sweep(db, after(3)), await sweep(db, after(4))];
  pass(5 * MINUTE);
  await deliver();
  await deliver(lead);
  queued.push(await sweep(db, after(600)));

  expect(queued).toEqual([[], [confirmation, lead], [], []]);
});

test('one that cannot be queued does not block the others, and has its next turn after them', async () => {
  const db = emptyDatabase();
  await storeWaiting(db, 'booking-lead', [3, 2, 1]);

  const first = await sweep(db, NOW, ['booking-lead-3']);
  const soon = await sweep(db, after(9));
  const next = await sweep(db, after(10));

  expect(first).toEqual(['booking-lead-2', 'booking-lead-1']);
  expect([soon, next]).toEqual([[], ['booking-lead-3']]);
});

test("visitors' mails go before the team's, no matter how long those have waited", async () => {
  const db = emptyDatabase();
  await storeWaiting(
    db,
    'quote-lead',
    Array.from({ length: 120 }, (_, index) => 200 + index),
  );
  await storeWaiting(db, 'booking-confirmation', [1, 2]);

  const first = await sweep(db);
  const second = await sweep(db);

  expect(first.slice(0, 3)).toEqual(['booking-confirmation-2', 'booking-confirmation-1', 'quote-lead-319']);
  expect([first.length, second.length]).toEqual([100, 22]);
});

test('a mail that may have arrived is queued again if the task for its next try is lost', async () => {
  const { confirmation, db, deliver } = await createTestOutbox(SILENT_AFTER);
  await deliver();

  const queued = [await sweep(db, after(69)), await sweep(db, after(70))];

  expect(queued.map((ids) => ids.includes(confirmation))).toEqual([false, true]);
});
