import { expect, test } from 'vitest';
import { adminHeaders, startAdminApi } from '../support/admin-api-under-test.ts';
import { NOW, Timestamp } from '../support/api-under-test.ts';

const FAILED = {
  ...{ kind: 'booking-lead', to: 'team@booth.example', subject: 'A booking', html: '', text: 'A booking' },
  ...{ state: 'failed', attempts: 200, unknown_outcomes: 0, last_error: 'ECONNREFUSED' },
  ...{ lease_id: null, lease_until: null, retry_at: null, sweep_at: null, sent_at: null },
};

/** Starts the API with one stored mail, and a way to resend it. */
async function apiWithMail(changes: Record<string, unknown> = {}) {
  const api = await startAdminApi();
  const ref = api.db.doc('mail/mail-1');
  await ref.set({ ...FAILED, ...changes });
  const headers = await adminHeaders();
  const resend = (id = 'mail-1') => api.send(`/api/admin/mail/${id}/resend`, { method: 'POST', headers });
  return { ...api, ref, resend, stored: async () => (await ref.get()).data() };
}

function minutesFromNow(minutes: number) {
  return Timestamp.fromMillis(NOW.getTime() + minutes * 60_000);
}

const CRASHED = { state: 'sending', attempts: 3, lease_id: 'crashed', lease_until: minutesFromNow(-1) };
const RETRIED = { state: 'waiting', attempts: 2, unknown_outcomes: 2, retry_at: minutesFromNow(40) };

test.each([
  ['failed', {}],
  ['left by a delivery that crashed', CRASHED],
  ['waiting because it may have arrived', RETRIED],
])('a mail that is %s goes back into the queue with all its attempts', async (_what, changes) => {
  const { resend, stored, queued } = await apiWithMail(changes);

  const { status, json } = await resend();

  expect([status, json]).toEqual([202, { success: true }]);
  const waiting = { ...FAILED, state: 'waiting', attempts: 0, sweep_at: minutesFromNow(2) };
  expect(await stored()).toEqual(waiting);
  expect(queued).toEqual(['mail-1']);
  const again = await resend();
  expect([again.status, again.json, await stored()]).toEqual([202, json, waiting]);
});

test.each([
  ['sent', { state: 'sent', sent_at: minutesFromNow(-5) }, 'mail-sent'],
  ['being sent', { state: 'sending', lease_until: minutesFromNow(1) }, 'mail-in-delivery'],
])('a mail that is %s stays as it is: 409', async (_what, changes, code) => {
  const { resend, stored, queued } = await apiWithMail(changes);
  const before = await stored();

  const { status, json } = await resend();

  expect([status, json.code]).toEqual([409, code]);
  expect(await stored()).toEqual(before);
  expect(queued).toEqual([]);
});

test.each(['another-mail', 'a%2Fb'])('mail "%s" is 404', async (id) => {
  const { resend, queued } = await apiWithMail();

  const { status, json } = await resend(id);

  expect([status, json.code]).toEqual([404, 'not-found']);
  expect(queued).toEqual([]);
});
