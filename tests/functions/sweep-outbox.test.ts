import { beforeEach, expect, test, vi } from 'vitest';
import { sweepOutbox, watchOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { logEvent } from '../../functions/src/platform/logging.ts';
import { type Database, emptyDatabase, NOW, Timestamp } from '../support/api-under-test.ts';
import { createTestOutbox, MINUTE, SILENT_AFTER } from '../support/outbox.ts';

// Files share a process: modules that another file has loaded would run without the spies
vi.hoisted(() => vi.resetModules());
vi.mock(import('../../functions/src/platform/logging.ts'), { spy: true });

beforeEach(() => void vi.mocked(logEvent).mockClear());

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

/** Stores a mail that was written these minutes ago, and may be held back. */
async function store(db: Database, state: string, minutes: number, not_before: Date | null = null) {
  await db.collection('mail').add({ state, created_at: after(-minutes), not_before });
}

const events = () => vi.mocked(logEvent).mock.calls;

test.each([
  ['an hour', 60, true],
  ['less than an hour', 59.9, false],
])('a mail that has waited for %s', async (_what, minutes, isLate) => {
  const db = emptyDatabase();
  await store(db, 'waiting', minutes);
  await store(db, 'sending', 5);
  await store(db, 'sent', 600);
  await store(db, 'failed', 600);

  await watchOutbox(db, NOW);

  const found = { oldest_minutes: Math.floor(minutes) };
  expect(events()).toEqual([['mail-queue', found], ...(isLate ? [['mail-late', found]] : [])]);
});

test('a mail that is held back is not late before its time, and late an hour after it', async () => {
  const db = emptyDatabase();
  await store(db, 'waiting', 300, after(1));

  await watchOutbox(db, NOW);
  await watchOutbox(db, after(62));

  expect(events()).toEqual([
    ['mail-queue', { oldest_minutes: 0 }],
    ['mail-queue', { oldest_minutes: 61 }],
    ['mail-late', { oldest_minutes: 61 }],
  ]);
});

test('with any number of waiting mails, the oldest counts', async () => {
  const db = emptyDatabase();
  await Promise.all(Array.from({ length: 60 }, (_, index) => store(db, 'waiting', index)));

  await watchOutbox(db, NOW);

  expect(events()).toEqual([['mail-queue', { oldest_minutes: 59 }]]);
});
