import { beforeEach, expect, test } from 'vitest';
import { button, card, expectToast, openCard, startPanel } from '../../../../tests/browser/admin-panel.tsx';
import { storeMail } from '../../../../tests/browser/admin-submissions.ts';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { UnsentMailsCard } from './UnsentMailsCard.tsx';

const unsent = card('Emails Not Sent');
const resend = button('Resend: Contact message, to the team, Contact message: Acme', unsent);

beforeEach(startPanel);

test('mails that were given up or wait long are shown until they are sent; some may have arrived', async () => {
  const id = storeMail();
  storeMail({ state: 'waiting', subject: 'Just written' });
  const created_at = Timestamp.fromMillis(Date.now() - 16 * 60_000);
  const late = storeMail({ state: 'waiting', subject: 'Late', created_at });
  const unconfirmed = { unknown_outcomes: 3, last_error: 'unknown: ETIMEDOUT' };
  const open = storeMail({ subject: 'Not confirmed', ...unconfirmed });
  fakeApi({ [`POST /api/admin/mail/${id}/resend`]: { success: true } });
  await openCard(<UnsentMailsCard />);
  const mail = (subject: string) => unsent.getByRole('listitem').filter({ hasText: subject });
  for (const text of ['Contact message, to the team', 'Failed', 'To team@booth.example']) {
    await expect.element(mail('Acme')).toMatchTextContent(text);
  }
  await expect.element(mail('Acme')).not.toMatchTextContent('May have arrived');
  await expect.element(mail('Not confirmed')).toMatchTextContent('May have arrived');
  await expect.element(mail('Late')).toBeVisible();
  await expect.element(mail('Just written')).not.toBeInTheDocument();
  await resend.click();
  await expectToast('Email resent', 'Contact message, to the team');
  for (const sent of [id, late, open]) database.change(`mail/${sent}`, { state: 'sent' });
  await expect.element(unsent).not.toBeInTheDocument();
});
