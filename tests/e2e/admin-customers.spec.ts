import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { database, documentsWhere } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-admin.ts';
import { aBookingRequest, aCustomRequest, aQuoteRequest } from '../support/payloads.ts';

test.use({ section: 'customers' });

async function send(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(path, { headers: { 'X-Idempotency-Key': randomUUID() }, data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

test('a quote, its meeting and a request of one visitor are one customer, live', async ({
  panel,
  page,
  request,
  offer,
  visitor,
}) => {
  const day = await offer('10:00 AM');
  const row = panel.card('Customers').getByRole('listitem').filter({ hasText: visitor.email });
  const contact = { ...aQuoteRequest().contact, ...visitor };
  const quote = await send(request, '/api/send-quote', { ...aQuoteRequest(), contact });
  await expect(row.getByRole('heading', { name: visitor.name })).toBeVisible();
  for (const text of [visitor.company, 'CES', '$8,690.00', 'New']) await expect(row).toContainText(text);

  await send(request, '/api/create-booking', {
    ...aBookingRequest({ user_email: visitor.email, date: day.date, availability_id: day.availabilityId }),
    quote_submission_id: quote.quote_submission_id,
  });
  await send(request, '/api/request-custom-booth', aCustomRequest({ ...visitor }));
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: visitor.name, exact: true }).click();
  const history = page.getByRole('dialog', { name: visitor.name }).getByRole('list', { name: 'History' });
  await expect(history).toContainText('Sent a quote');
  await expect(history).toContainText('Meeting booked');
  await expect(history).toContainText('A hanging sign');
});

test('a person whom the team adds is sold for an amount, which is paid', async ({ panel, page }) => {
  const name = `Caller ${randomUUID().slice(0, 8)}`;
  const card = panel.card('Customers');
  await card.getByRole('button', { name: 'Add customer' }).click();
  const adding = page.getByRole('dialog', { name: 'Add customer' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('Phone').fill('+1 555 010 0142');
  await adding.getByLabel('Note').fill('Wants a corner');
  await adding.getByRole('button', { name: 'Add customer' }).click();

  const row = card.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Phone call');
  await row.getByRole('button', { name, exact: true }).click();
  const opened = page.getByRole('dialog', { name, exact: true });
  await expect(opened.getByLabel('Note')).toHaveValue('Wants a corner');
  await opened.getByLabel('Amount (USD)').fill('9000');
  await opened.getByLabel('Amount (USD)').press('Enter');
  await panel.expectToast(`${name}: amount saved`);
  await opened.getByLabel('State').selectOption('Sold');
  await panel.expectToast(`${name}: New → Sold`);
  await opened.getByRole('button', { name: `Paid: Payment of ${name}` }).click();
  await page.getByRole('button', { name: 'Save as paid' }).click();
  await expect(opened.getByRole('list', { name: /^Payments/ })).toContainText(/\$9,000\.00Paid/);
  const [stored] = await documentsWhere('deals', 'name', name);
  expect(stored).toMatchObject({ source: 'call', state: 'sold', amount: 9000, payments: [{ amount: 9000 }] });
  await database.doc(`deals/${stored?.id}`).delete();
});
