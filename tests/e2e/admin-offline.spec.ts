import { REPORTED, withoutNetwork } from '../support/expected-failures.ts';
import { expect, test } from '../support/fixtures-admin.ts';
import { aContactMessage } from '../support/payloads.ts';

test('an open panel without a network says so, logs no error, and its dialog keeps what is not saved', async ({
  panel,
  page,
  context,
  request,
  allowProblems,
}) => {
  // Going offline, the SDK announces the end of its connection
  allowProblems(REPORTED, /ERR_INTERNET_DISCONNECTED .*Listen\/channel/);
  const mark = crypto.randomUUID().slice(0, 8);
  const message = aContactMessage({ name: `Lea ${mark}`, email: `${mark}@visitor.example` });
  const headers = { 'X-Idempotency-Key': crypto.randomUUID() };
  expect((await request.post('/api/send-contact-email', { headers, data: message })).status()).toBe(202);
  await panel.show('customers');
  await panel.card('Customers').getByRole('button', { name: message.name, exact: true }).click();
  const record = panel.dialog(message.name);
  await record.getByLabel('Note').fill('Typed in a tunnel');
  const errors: string[] = [];
  page.on('console', (logged) => {
    if (logged.type() === 'error') errors.push(logged.text());
  });
  await withoutNetwork(context, async () => {
    await expect(page.getByText('You are offline. Lists may be out of date')).toBeVisible();
    await record.getByLabel('Amount (USD)').focus();
    await expect(record.getByText('Not saved: you are offline. Your input stays here.')).toBeVisible();
  });
  await expect(record.getByText('You are back online. This is not saved yet.')).toBeVisible();
  await record.getByLabel('Note').focus();
  await record.getByLabel('Amount (USD)').focus();
  await panel.expectToast(`${message.company}: private note saved`);
  expect(errors.length).toBeLessThanOrEqual(1);
});
