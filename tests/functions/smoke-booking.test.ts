/** The meeting that a deployment books and cancels. */
import { expect, test } from 'vitest';
import { bookAndCancel } from '../../scripts/deploy/smoke-booking.ts';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import { offer } from '../support/payloads.ts';

const MAILBOX = 'owner@acme.example';

async function aSite(settings: Parameters<typeof startApi>[0] = {}) {
  const { db, origin } = await startApi(settings);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  return { db, origin };
}

test("the last free time is booked by a visitor whom the team knows, and canceled, regardless of the mail's fate", async () => {
  const { db, origin } = await aSite();

  const { reference, problems } = await bookAndCancel(origin, MAILBOX, () => Promise.resolve(false));

  expect(problems).toEqual([
    `The mail about ${reference} has not come to ${MAILBOX}: docs/operate.md, mail-late.`,
  ]);
  expect(await documentsOf(db, 'bookings')).toMatchObject([
    { reference, status: 'cancelled', time: '11:00 AM', user_email: MAILBOX, user_name: 'Deployment test' },
  ]);
  expect(await documentsOf(db, 'slot_claims')).toEqual([]);
});

test('a meeting that cannot be booked is reported with the reason', async () => {
  const full = await startApi();
  const none = await bookAndCancel(full.origin, MAILBOX, () => Promise.resolve(true));
  expect(none).toEqual({
    reference: undefined,
    problems: ['There is no free time to book: offer one in the panel.'],
  });

  const { origin } = await aSite({ verifyAppCheck: () => Promise.reject(new Error('never asked')) });
  const { problems } = await bookAndCancel(origin, MAILBOX, () => Promise.resolve(true));
  expect(problems).toEqual([
    '/api/create-booking answers 401 app-check-failed. App Check wants a browser: book and cancel a meeting there.',
  ]);
});

test('a meeting that could not be read is canceled all the same', async () => {
  const { db, origin } = await aSite();
  const { problems } = await bookAndCancel(origin, MAILBOX, () => Promise.reject(new Error('No terminal')));
  expect(problems).toEqual(['No terminal']);
  expect(await documentsOf(db, 'bookings')).toMatchObject([{ status: 'cancelled' }]);
});
