import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';

test.each([
  ['/api/send-quote', aQuoteRequest(), 201],
  ['/api/create-booking', aBookingRequest(), 201],
  ['/api/send-contact-email', aContactMessage(), 202],
  ['/api/request-custom-booth', aCustomRequest(), 202],
] as const)(
  '%s: filled in, it is refused with a way on; empty, or sent again, it is accepted',
  async (path, body, taken) => {
    const { db, post } = await startApi({ settings: { requestsPerHour: 20 } });
    await storeCatalogue(db);
    await offer(db, '2026-12-08', ['10:00 AM']);
    const key = randomUUID();

    const refused = await post(path, { ...body, further_comments: 'Buy now' }, key);

    expect(refused.status).toBe(422);
    expect(refused.json).toEqual({
      success: false,
      code: 'looks-automated',
      error: 'Something filled in a hidden field. Please send the form again, or contact us directly.',
    });
    expect(await documentsOf(db, 'mail')).toEqual([]);
    expect(await documentsOf(db, 'rate_limits')).toEqual([]);

    const accepted = await post(path, { ...body, further_comments: '' }, key);
    expect(accepted.status).toBe(taken);
  },
);
