import { expect, test } from 'vitest';
import { documentsOf, startApi } from '../support/api-under-test.ts';

test('the sign-in page learns who may sign in, in any capitalization, and no address is stored', async () => {
  const { db, post } = await startApi();
  const ask = async (email: string) => (await post('/api/sign-in-standing', { email })).json;

  expect(await ask('Admin@Booth.example')).toEqual({ success: true, listed: true });
  expect(await ask('stranger@example.com')).toEqual({ success: true, listed: false });

  const remembered = JSON.stringify(await documentsOf(db, 'idempotency_keys'));
  expect(remembered.toLowerCase()).not.toContain('booth.example');
});

test('a client that asks for many addresses is stopped, and needs no App Check token', async () => {
  const { post } = await startApi({
    settings: { requestsPerHour: 8 },
    verifyAppCheck: async () => ({ alreadyConsumed: false }),
  });
  const ask = async (email: string) => (await post('/api/sign-in-standing', { email })).status;

  expect(await ask('a@example.com')).toBe(200);
  expect(await ask('b@example.com')).toBe(200);
  expect(await ask('c@example.com')).toBe(429);
});
