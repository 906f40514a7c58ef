import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { expectAccessible } from '../support/accessibility.ts';
import type { AdminPage } from '../support/admin-page.ts';
import { database } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-admin.ts';
import { hideRecords } from '../support/hide-records.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { aBookingRequest, aCustomRequest, aQuoteRequest } from '../support/payloads.ts';

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
  const card = panel.card('Quotes Without a Meeting');
  const contact = { ...aQuoteRequest().contact, ...visitor };
  const quote = await send(request, '/api/send-quote', { ...aQuoteRequest(), contact });

  const open = entry(card, visitor.email);
  await expect(open.getByRole('heading', { name: visitor.name })).toBeVisible();
  for (const text of [visitor.company, 'CES', 'Las Vegas, NV', '10x10', 'Launch', '$8,690']) {
    await expect(open).toContainText(text);
  }
  await expect(open.getByRole('link', { name: `Reply to ${visitor.name}` })).toHaveAttribute(
    'href',
    /^mailto:.*\?subject=Your%20booth%20quote%20from%20Booth%20Studio$/,
  );

  await send(request, '/api/create-booking', {
    ...aBookingRequest({ user_email: visitor.email, date: day.date, availability_id: day.availabilityId }),
    quote_submission_id: quote.quote_submission_id,
  });
  await expect(open).toHaveCount(0);
});

test('a quote of a custom size says that a proposal follows', async ({ panel, request, visitor }) => {
  const { selectedDesign: _design, ...standard } = aQuoteRequest();
  await send(request, '/api/send-quote', {
    ...standard,
    boothSize: 'custom',
    customDesign: aCustomRequest({ email: visitor.email }),
    contact: { ...standard.contact, email: visitor.email },
  });
  const open = entry(panel.card('Quotes Without a Meeting'), visitor.email);
  await expect(open).toContainText('a custom proposal follows');
  await expect(open).not.toContainText('$');
});

test('without open quotes the card says so', async ({ panel }) => {
  await hideRecords(panel.page, /quote_submissions/, 'booking_id');
  await panel.page.reload();
  await panel.isOpen();
  await expect(panel.card('Quotes Without a Meeting')).toContainText(
    'Everybody who sent a quote has booked a meeting.',
  );
});

test('a mail that was given up is shown above all, whatever it is about, until it is sent', async ({
  panel,
  visitor,
}) => {
  const subject = `Contact message: ${visitor.email}`;
  const mail = await database.collection('mail').add({
    kind: 'contact-message',
    to: visitor.email,
    subject,
    html: '<p>Hello</p>',
    text: 'Hello',
    state: 'failed',
    attempts: 200,
    lease_until: null,
    sweep_at: null,
    last_error: 'ECONNREFUSED',
    sent_at: null,
    created_at: Timestamp.now(),
  });
  try {
    await resendFrom(panel, subject, visitor.email);
    await oneMailTo(visitor.email);
  } finally {
    await mail.delete();
  }
});

async function resendFrom(panel: AdminPage, subject: string, to: string): Promise<void> {
  const unsent = entry(panel.card('Emails Not Sent'), subject);
  await expect(unsent).toContainText('Contact message, to the team');
  await expect(unsent).toContainText('Failed');
  await expect(unsent).toContainText(`To ${to}`);
  await expectAccessible(panel.page);
  await unsent
    .getByRole('button', { name: `Resend: Contact message, to the team, ${subject}` })
    .press('Enter');
  await panel.expectToast('Mail is on its way again', 'Contact message, to the team');
  await expect(unsent).toHaveCount(0, { timeout: 45_000 });
}
