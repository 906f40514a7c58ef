/** The site's health report. database-away.test.ts tests it without the database. */
import { expect, test } from 'vitest';
import { bucket } from '../support/admin-api-under-test.ts';
import { type Database, emptyDatabase, NOW, startApi, Timestamp } from '../support/api-under-test.ts';

const MINUTE = 60_000;
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

/** Stores a mail that the sweeper should check at `sweepAt`; null for a sent one. */
async function storeMail(db: Database, sweepAt: Date | null) {
  const sweep_at = sweepAt && Timestamp.fromDate(sweepAt);
  await db.collection('mail').add({ kind: 'booking-lead', state: sweepAt ? 'waiting' : 'sent', sweep_at });
}

async function aSite(changes: Parameters<typeof startApi>[0] = {}) {
  const site = await startApi({ bucket: () => bucket, ...changes });
  return { ...site, health: () => site.get('/api/health') };
}

test('a healthy site says so, to anyone: caches keep it for seconds', async () => {
  const { db, health } = await aSite();
  await storeMail(db, later(-29 * MINUTE));
  await storeMail(db, null);

  const { status, json, headers } = await health();

  expect([status, json]).toEqual([
    200,
    { success: true, checks: { database: 'ok', images: 'ok', mail: 'ok' } },
  ]);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
});

test('mail that has not been checked for half an hour is late', async () => {
  const { db, health } = await aSite();
  await storeMail(db, later(-31 * MINUTE));

  const { status, json, headers } = await health();

  expect([status, json.code, json.checks]).toEqual([
    503,
    'unavailable',
    { database: 'ok', images: 'ok', mail: 'late' },
  ]);
  expect([headers.get('cache-control'), headers.get('retry-after')]).toEqual(['no-store', '10']);
});

test('an unresponsive bucket is reported, and its recovery at the next check', async () => {
  let isAway = true;
  const { time, health } = await aSite({
    bucket: () => {
      if (isAway) throw new Error('away');
      return bucket;
    },
  });

  expect((await health()).json.checks).toEqual({ database: 'ok', images: 'failed', mail: 'ok' });
  isAway = false;
  time.now = later(10_001);
  expect((await health()).status).toBe(200);
});

test('regardless of requests, it checks once in ten seconds, and the bucket once a minute', async () => {
  let looks = 0;
  const db = emptyDatabase();
  const { time, health } = await aSite({
    db,
    bucket: () => {
      looks += 1;
      return bucket;
    },
  });
  await Promise.all(Array.from({ length: 20 }, health));
  await storeMail(db, later(-31 * MINUTE));

  time.now = later(9_999);
  expect((await health()).status).toBe(200);
  time.now = later(10_001);
  expect((await health()).status).toBe(503);
  expect(looks).toBe(1);
  time.now = later(60_001);
  await health();
  expect(looks).toBe(2);
});
