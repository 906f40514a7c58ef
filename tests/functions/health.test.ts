/** The site's health report. database-away.test.ts tests it without the database. */
import { expect, test } from 'vitest';
import { bucket } from '../support/admin-api-under-test.ts';
import { NOW, startApi, Timestamp } from '../support/api-under-test.ts';

const MINUTE = 60_000;
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

async function aSite(bucketOf = () => bucket) {
  const site = await startApi({ bucket: bucketOf });
  return {
    ...site,
    health: () => site.get('/api/health'),
    /** Stores a mail that the sweeper should check at `sweepAt`; null for a sent one. */
    storeMail: async (sweepAt: Date | null) => {
      const sweep_at = sweepAt && Timestamp.fromDate(sweepAt);
      const state = sweepAt ? 'waiting' : 'sent';
      await site.db.collection('mail').add({ kind: 'booking-lead', state, sweep_at });
    },
  };
}

test('a healthy site says so, to anyone: caches keep it for seconds', async () => {
  const { health, storeMail } = await aSite();
  await storeMail(later(-29 * MINUTE));
  await storeMail(null);

  const { status, json, headers } = await health();

  const checks = { database: 'ok', images: 'ok', mail: 'ok' };
  expect([status, json]).toEqual([200, { success: true, checks }]);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
});

test('mail that has not been checked for half an hour is late', async () => {
  const { health, storeMail } = await aSite();
  await storeMail(later(-31 * MINUTE));

  const { status, json, headers } = await health();

  const checks = { database: 'ok', images: 'ok', mail: 'late' };
  expect([status, json.code, json.checks]).toEqual([503, 'unavailable', checks]);
  expect([headers.get('cache-control'), headers.get('retry-after')]).toEqual(['no-store', '10']);
});

test('an unresponsive bucket is reported, and its recovery at the next check', async () => {
  let isAway = true;
  const { time, health } = await aSite(() => {
    if (isAway) throw new Error('away');
    return bucket;
  });

  expect((await health()).json.checks).toEqual({ database: 'ok', images: 'failed', mail: 'ok' });
  isAway = false;
  time.now = later(10_001);
  expect((await health()).status).toBe(200);
});

test('regardless of requests, it checks once in ten seconds, and the bucket once a minute', async () => {
  let looks = 0;
  const { time, health, storeMail } = await aSite(() => {
    looks += 1;
    return bucket;
  });
  await Promise.all(Array.from({ length: 20 }, health));
  await storeMail(later(-31 * MINUTE));

  time.now = later(9_999);
  expect((await health()).status).toBe(200);
  time.now = later(10_001);
  expect((await health()).status).toBe(503);
  expect(looks).toBe(1);
  time.now = later(60_001);
  await health();
  expect(looks).toBe(2);
});
