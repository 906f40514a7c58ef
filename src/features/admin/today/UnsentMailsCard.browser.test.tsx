import { beforeEach, expect, test } from 'vitest';
import {
  button,
  card,
  expectToast,
  NO_NETWORK,
  openCard,
  REPORTED,
  startPanel,
} from '../../../../tests/browser/admin-panel.tsx';
import { storeMail } from '../../../../tests/browser/admin-submissions.ts';
import { fakeApi, noAnswer, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { UnsentMailsCard } from './UnsentMailsCard.tsx';

const unsent = card('Emails Not Sent');
const resend = button('Resend: Contact message, to the team, Contact message: Acme', unsent);

beforeEach(startPanel);

test('a mail that was given up is shown, regardless of its subject, until it is sent', async () => {
  const id = storeMail();
  fakeApi({ [`POST /api/admin/mail/${id}/resend`]: { success: true } });
  await openCard(<UnsentMailsCard />);
  for (const text of ['Contact message, to the team', 'Failed', 'To team@booth.example']) {
    await expect.element(unsent.getByRole('listitem')).toMatchTextContent(text);
  }
  await resend.click();
  await expectToast('Email resent', 'Contact message, to the team');
  database.change(`mail/${id}`, { state: 'sent' });
  await expect.element(unsent).not.toBeInTheDocument();
});

test('a mail that has waited long is shown; one that was just written is not', async () => {
  storeMail({ state: 'waiting', subject: 'Just written' });
  storeMail({
    state: 'waiting',
    subject: 'Late',
    created_at: Timestamp.fromMillis(Date.now() - 16 * 60_000),
  });
  await openCard(<UnsentMailsCard />);
  await expect.element(unsent.getByRole('listitem')).toMatchTextContent('Late');
  await expect.element(unsent.getByText('Just written')).not.toBeInTheDocument();
});

test('a mail that the mail server did not confirm may have arrived, and says so', async () => {
  storeMail({ subject: 'Refused' });
  storeMail({ subject: 'Not confirmed', unknown_outcomes: 3, last_error: 'unknown: ETIMEDOUT' });
  await openCard(<UnsentMailsCard />);
  const mail = (subject: string) => unsent.getByRole('listitem').filter({ hasText: subject });
  await expect.element(mail('Not confirmed')).toMatchTextContent('May have arrived');
  await expect.element(mail('Refused')).not.toMatchTextContent('May have arrived');
});

test('a failed resend is reported in the words of the server, or without them', async () => {
  allowProblems(REPORTED);
  const route = `POST /api/admin/mail/${storeMail()}/resend`;
  const api = fakeApi({ [route]: () => problem(409, { error: 'This mail was sent already.' }) });
  await openCard(<UnsentMailsCard />);
  await resend.click();
  await expectToast('Error resending email', 'This mail was sent already.');
  api.answer(route, noAnswer);
  await resend.click();
  await expectToast('Error resending email', NO_NETWORK);
});

test('a failure to load mails is reported under their title', async () => {
  allowProblems(REPORTED);
  database.refuse();
  await openCard(<UnsentMailsCard />);
  await expectToast('Error loading emails');
  await expect.element(unsent.getByText('The emails could not be loaded.')).toBeVisible();
});
