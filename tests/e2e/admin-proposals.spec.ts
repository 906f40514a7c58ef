/** The team makes a proposal for a customer, sends a new version, and withdraws it. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures-admin.ts';
import { aQuoteRequest } from '../support/payloads.ts';

/** For the first press, if the functions emulator starts a process. */
const ANSWERED = { timeout: 30_000 };

test.use({ section: 'customers' });

test('a quote becomes a proposal, which gets a new version and is withdrawn', async ({
  panel,
  page,
  request,
  visitor,
}) => {
  const contact = { ...aQuoteRequest().contact, ...visitor };
  const headers = { 'X-Idempotency-Key': randomUUID() };
  const data = { ...aQuoteRequest(), contact };
  expect((await request.post('/api/send-quote', { headers, data })).status()).toBe(201);

  const card = panel.card('Customers');
  const row = card.getByRole('listitem').filter({ hasText: visitor.email });
  await row.getByRole('button', { name: visitor.name, exact: true }).click();
  const record = page.getByRole('dialog', { name: visitor.name, exact: true });
  await record.getByRole('button', { name: 'Make proposal' }).click();
  const making = page.getByRole('dialog', { name: `Proposal for ${visitor.company}` });
  await expect(making.getByLabel('Sums')).toContainText('Total$8,690.00');
  await making.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview).toContainText(visitor.email, ANSWERED);
  await expect(preview.getByRole('article')).toContainText('Total$8,690.00');
  await preview.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(making).toHaveCount(0, ANSWERED);
  await expect(record).toContainText(/PR-\w{6}Version 1\$8,690\.00SentNot opened yet, valid \d+ more days/);

  await record.getByRole('button', { name: /^New version/ }).click();
  const next = page.getByRole('dialog', { name: /^New version of PR-/ });
  await next.getByRole('button', { name: 'Add discount' }).click();
  await next
    .getByLabel(/^Line \d+: price$/)
    .last()
    .fill('-190.5');
  await next.getByRole('button', { name: 'Preview' }).click();
  await expect(preview).toContainText('Version 1 can no longer be accepted.', ANSWERED);
  await preview.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(next).toHaveCount(0, ANSWERED);
  await expect(record).toContainText('Version 2$8,499.50');

  await record.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(record).toContainText('Withdrawn on ');
  await expect(record.getByRole('button', { name: /^New link/ })).toHaveCount(0);
});
