import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { type Answer, type FakeApi, keysSentTo, problem } from '../../../../tests/browser/fake-api.ts';
import { hydrate, unmountHydrated } from '../../../../tests/browser/hydrate.tsx';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { QuoteSection, wizard } from '../../../../tests/browser/wizard.tsx';
import { dropHeldFile, offerPrintFile, takePrintFileAlong } from '../../../booth/logo/print-file.ts';
import { ALONG_FILE_KEY, FILE_KEY } from '../../../lib/draft-keys.ts';

const SEND_FILE = 'POST /api/meeting/logo-file';
const BUSY: Answer = () => problem(429, { error: 'Busy', code: 'rate-limited' });
const again = meeting.confirmation.getByRole('button', { name: 'Send again' });

/** Fills in the meeting step for a visitor whose PDF goes along. */
async function fillInWithFile(answers: Record<string, Answer> = {}): Promise<FakeApi> {
  const api = bookingApi({ [SEND_FILE]: { success: true }, ...answers });
  await meeting.fillIn();
  offerPrintFile(new File(['%PDF-1.7'], 'acme.pdf'));
  takePrintFileAlong();
  await expect.element(wizard.root).toMatchTextContent('acme.pdf, 1 KB, is sent with your booking as it is.');
  return api;
}

async function confirm(): Promise<void> {
  await meeting.confirm.click();
  await expect.element(meeting.confirmation).toBeVisible();
}

async function reloadConfirmation(): Promise<void> {
  await unmountHydrated();
  await hydrate(<QuoteSection />);
  await expect.element(meeting.confirmation).toBeVisible();
}

test('a print file is sent as it is after the booking, by its link, and nothing of it stays here', async () => {
  const api = await fillInWithFile();
  await setViewport(PHONE);
  await expectAccessible();
  expect(api.requestsTo(SEND_FILE)).toEqual([]);
  await confirm();
  await expect.element(meeting.confirmation).toMatchTextContent('We have acme.pdf, along with your booking.');
  const [sent] = api.requestsTo(SEND_FILE);
  expect(sent?.headers.get('X-Meeting-Token')).toBe('booking-1.secret');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ name: 'acme.pdf', file: btoa('%PDF-1.7') });
  await expectAccessible();
  expect([localStorage.getItem(FILE_KEY), sessionStorage.getItem(ALONG_FILE_KEY)]).toEqual([null, null]);
});

test('a file that could not be sent leaves the booking as it is, and is sent again with the same key', async () => {
  allowProblems(/Failed to send the print file/);
  const api = await fillInWithFile({ [SEND_FILE]: BUSY });
  await confirm();
  await expect.element(meeting.confirmation).toMatchTextContent('acme.pdf could not be sent.');
  await expect.element(meeting.confirmation).toMatchTextContent('Your meeting is booked either way.');
  await expectAccessible();
  api.answer(SEND_FILE, { success: true });
  await again.click();
  await expect.element(meeting.confirmation).toMatchTextContent('We have acme.pdf');
  const keys = keysSentTo(api, SEND_FILE);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a refused file is reported in the words of the server', async () => {
  allowProblems(/Failed to send the print file/);
  const error = 'Send a PDF, AI or EPS file.';
  await fillInWithFile({ [SEND_FILE]: () => problem(400, { error, code: 'invalid' }) });
  await confirm();
  await expect.element(meeting.confirmation).toMatchTextContent(error);
});

test('an unsent file that a reload lost is named, and can be chosen again', async () => {
  // The test before left one
  dropHeldFile();
  const api = bookingApi({ [SEND_FILE]: { success: true } });
  await meeting.fillIn();
  await confirm();
  // As the reloaded page finds it
  sessionStorage.setItem(ALONG_FILE_KEY, JSON.stringify({ booking: 'booking-1', name: 'acme.pdf' }));
  await reloadConfirmation();
  await expect
    .element(meeting.confirmation)
    .toMatchTextContent(
      'acme.pdf could not be sent. Your meeting is booked either way. This page no longer has it.',
    );
  await expectAccessible();
  await userEvent.upload(page.getByLabelText('Choose it again'), new File(['%PDF-1.7'], 'acme.pdf'));
  await expect.element(meeting.confirmation).toMatchTextContent('We have acme.pdf');
  expect(api.requestsTo(SEND_FILE)).toHaveLength(1);
});
