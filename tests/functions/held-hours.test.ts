/** Unconfirmed bookings hold a quarter of the free hours at most; beyond that, visitors are asked to try later. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { releasePending } from '../../functions/src/bookings/booking/pending-bookings.ts';
import { brand } from '../../src/config/brand.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { type Database, documentsOf } from '../support/api-under-test.ts';
import { busyApi } from '../support/busy-api.ts';

async function storedIn(db: Database) {
  return Promise.all((['bookings', 'slot_claims', 'mail'] as const).map((name) => documentsOf(db, name)));
}

test('forged callers hold a quarter of the free hours at most, even in parallel; the others store nothing', async () => {
  const { db, get, book, visitor, pass, time } = await busyApi();
  const free = async () => {
    const { availability } = (await get('/api/availability')).json as {
      availability: { slots: { status: string }[] }[];
    };
    return availability.flatMap(({ slots }) => slots.filter(({ status }) => status === 'available')).length;
  };
  await book(SLOT_LABELS[0] ?? '', visitor('first'));
  const before = await free();
  const ask = (hour: string) => book(hour, visitor(`forged-at-${hour.replace(/\W/g, '')}`));

  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  // More at once would wait for each other until the deadline on a busy machine
  for (let first = 1; first < SLOT_LABELS.length; first += 8) {
    answers.push(...(await Promise.all(SLOT_LABELS.slice(first, first + 8).map(ask))));
  }

  const held = answers.filter(({ status }) => status === 202).length;
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(answers.length - held);
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThanOrEqual(Math.ceil(before / 4));
  expect(held).toBeLessThanOrEqual(Math.ceil((await free()) / 4));
  const [bookings, claims, mails] = await storedIn(db);
  expect([bookings?.length, claims?.length]).toEqual([1 + held, 1 + held]);
  expect(mails?.filter(({ kind }) => kind === 'booking-pending')).toHaveLength(held);

  pass(30);
  expect(await releasePending({ db, now: time.now })).toBe(held);
  expect(await documentsOf(db, 'slot_claims')).toHaveLength(1);
  expect((await book(SLOT_LABELS[1] ?? '', visitor('later'))).status).toBe(202);
});

test('once a quarter is held, the answer names the phone and stores nothing; the same request books after a confirmation', async () => {
  const api = await busyApi(1, ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM']);
  const { db, book, visitor, tokenOf, confirm } = api;
  expect((await book('9:00 AM', visitor('one'))).status).toBe(201);
  expect((await book('10:00 AM', visitor('two'))).status).toBe(202);
  const before = await storedIn(db);
  const key = randomUUID();

  const refused = await book('11:00 AM', visitor('three'), key);

  expect([refused.status, refused.json.code]).toEqual([503, 'unavailable']);
  expect(refused.json.error).toContain(`call us at ${brand.phone}`);
  expect(refused.headers.get('retry-after')).toBe('1800');
  expect(await storedIn(db)).toEqual(before);

  expect((await confirm(await tokenOf('two@acme.example'))).status).toBe(200);
  expect((await book('11:00 AM', visitor('three'), key)).status).toBe(202);
});
