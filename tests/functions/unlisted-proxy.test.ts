/** Visitors behind a hop that the list of the CDN's networks lacks. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApi } from '../support/api-under-test.ts';
import { aBookingRequest, aCustomRequest, offer } from '../support/payloads.ts';

const HOP = '198.51.100.1';
const DATE = '2026-12-08';
const TIMES = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];

/** Starts an API behind Hosting with twelve quotes an hour, three custom requests. */
async function behindHosting() {
  const settings = { trustedProxies: 2, requestsPerHour: 12 };
  const api = await startApi({ settings });
  const as = (chain: string) => ({ 'x-forwarded-for': chain });
  /** Sends requests and returns how many of them were accepted. */
  async function accepted(chains: readonly string[]): Promise<number> {
    let count = 0;
    for (const chain of chains) {
      const { status } = await api.post(
        '/api/request-custom-booth',
        aCustomRequest(),
        randomUUID(),
        as(chain),
      );
      if (status === 202) count += 1;
    }
    return count;
  }
  return { ...api, as, accepted };
}

const different = (count: number, hop = HOP) =>
  Array.from({ length: count }, (_, index) => `203.0.113.${index}, ${hop}`);

test('each of seven visitors books a meeting without a quote', async () => {
  const { db, post, as } = await behindHosting();
  await offer(db, DATE, TIMES);

  for (const [index, time] of TIMES.entries()) {
    const booking = aBookingRequest({ time, user_email: `visitor${index}@acme.example` });
    const { status } = await post(
      '/api/create-booking',
      booking,
      randomUUID(),
      as(`203.0.113.${index}, ${HOP}`),
    );
    expect(status, time).toBe(201);
  }
});

test('one visitor has the limit of one, and the others go on', async () => {
  const { accepted } = await behindHosting();
  await accepted(different(5));

  expect(await accepted(Array(6).fill(`203.0.113.77, ${HOP}`))).toBe(3);
  expect(await accepted([`203.0.113.78, ${HOP}`])).toBe(1);
});

test('forged entries get ten limits together, and do not spend those of the addresses they name', async () => {
  const { accepted } = await behindHosting();

  expect(await accepted(different(40))).toBe(30);
  // Through Hosting, and at the function's own address
  expect(await accepted(['203.0.113.1, 151.101.1.57', '203.0.113.1'])).toBe(2);
});

test('few entries get no more than a request each above the limit of one', async () => {
  const { accepted } = await behindHosting();
  const two = [`203.0.113.1, ${HOP}`, `203.0.113.2, ${HOP}`];

  expect(await accepted([...two, ...two, ...two, ...two])).toBe(6);
});

test('a visitor behind Hosting gains nothing by a forged header', async () => {
  const { accepted } = await behindHosting();

  expect(await accepted(different(12, '198.51.100.1, 151.101.1.57'))).toBe(3);
});
