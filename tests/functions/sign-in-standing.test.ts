import { expect, test } from 'vitest';
import { documentsOf, startApi } from '../support/api-under-test.ts';

test('the sign-in page learns who may sign in, however the address is capitalised, and no address is stored', async () => {
  const { db, post } = await startApi();
  const ask = async (email: string) => (await post('/api/sign-in-standing', { email })).json;

  expect(await ask('Admin@Booth.example')).toEqual({ success: true, listed: true });
  expect(await ask('stranger@example.com')).toEqual({ success: true, listed: false });

  const remembered = JSON.stringify(await documentsOf(db, 'idempotency_keys'));
  expect(remembered.toLowerCase()).not.toContain('booth.example');
});

test('who asks for many addresses is stopped, and needs no token of App Check', async () => {
  const { post } = await startApi({
    settings: { requestsPerHour: 8 },
    verifyAppCheck: async () => ({ alreadyConsumed: false }),
  });
  const ask = async (email: string) => (await post('/api/sign-in-standing', { email })).status;

  expect(await ask('a@example.com')).toBe(200);
  expect(await ask('b@example.com')).toBe(200);
  expect(await ask('c@example.com')).toBe(429);
});
