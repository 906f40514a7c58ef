/** The watch over waiting mails, by its events. */
import { beforeEach, expect, test, vi } from 'vitest';
import { watchOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { logEvent } from '../../functions/src/platform/logging.ts';
import { type Database, emptyDatabase, NOW, Timestamp } from '../support/api-under-test.ts';
import { MINUTE } from '../support/outbox.ts';

// Files share a process: modules that another file has loaded would run without the spies
vi.hoisted(() => vi.resetModules());
vi.mock(import('../../functions/src/platform/logging.ts'), { spy: true });

beforeEach(() => void vi.mocked(logEvent).mockClear());

const before = (minutes: number) => Timestamp.fromMillis(NOW.getTime() - minutes * MINUTE);

async function store(db: Database, state: string, minutes: number, heldUntil?: number) {
  const not_before = heldUntil === undefined ? null : before(heldUntil);
  await db.collection('mail').add({ state, created_at: before(minutes), not_before });
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

  const found = { waiting: 2, oldest_minutes: Math.floor(minutes) };
  expect(events()).toEqual([['mail-queue', found], ...(isLate ? [['mail-late', found]] : [])]);
});

test('a mail that is held back is not late before its time, and late an hour after it', async () => {
  const db = emptyDatabase();
  await store(db, 'waiting', 300, -1);

  await watchOutbox(db, NOW);
  await watchOutbox(db, new Date(NOW.getTime() + 62 * MINUTE));

  expect(events()).toEqual([
    ['mail-queue', { waiting: 0, oldest_minutes: 0 }],
    ['mail-queue', { waiting: 1, oldest_minutes: 61 }],
    ['mail-late', { waiting: 1, oldest_minutes: 61 }],
  ]);
});

test('with any number of waiting mails, the oldest counts, and all are counted', async () => {
  const db = emptyDatabase();
  await Promise.all(Array.from({ length: 60 }, (_, index) => store(db, 'waiting', index)));

  await watchOutbox(db, NOW);

  expect(events()).toEqual([['mail-queue', { waiting: 60, oldest_minutes: 59 }]]);
});
