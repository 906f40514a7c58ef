import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures-admin.ts';
import { aBookingRequest, aQuoteRequest } from '../support/payloads.ts';

test.use({ section: 'leads' });

async function send(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(path, { headers: { 'X-Idempotency-Key': randomUUID() }, data });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

function entry(card: Locator, text: string): Locator {
  return card.getByRole('listitem').filter({ hasText: text });
}

test('a quote is listed until its visitor has booked a meeting', async ({
  panel,
  request,
  offer,
  visitor,
}) => {
  const day = await offer('10:00 AM');
  const card = panel.card('Leads');
  const contact = { ...aQuoteRequest().contact, ...visitor };
  const quote = await send(request, '/api/send-quote', { ...aQuoteRequest(), contact });

  const open = entry(card, visitor.email);
  await expect(open.getByRole('heading', { name: visitor.name })).toBeVisible();
  for (const text of [visitor.company, 'CES', 'Las Vegas, NV', '10x10', 'Launch', '$8,690']) {
    await expect(open).toContainText(text);
  }
  await expect(open.getByRole('link', { name: `Answer ${visitor.name}` })).toHaveAttribute(
    'href',
    /^mailto:.*\?subject=Your%20booth%20quote%20from%20Booth%20Studio&body=.*%2Fquote%23v1\./,
  );

  await send(request, '/api/create-booking', {
    ...aBookingRequest({ user_email: visitor.email, date: day.date, availability_id: day.availabilityId }),
    quote_submission_id: quote.quote_submission_id,
  });
  await expect(open).toHaveCount(0);
});
