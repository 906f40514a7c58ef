import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { hydrate, unmountHydrated } from '../../../../tests/browser/hydrate.tsx';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { LINK } from '../../../../tests/browser/quote-page.tsx';
import { toastOf } from '../../../../tests/browser/toasts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { QuoteSection } from '../../../../tests/browser/wizard.tsx';

async function book(): Promise<void> {
  bookingApi();
  await meeting.fillIn();
  await meeting.confirm.click();
  await expect.element(meeting.confirmation).toBeVisible();
}

test('the confirmation says what is booked, when, with whom, how, and what comes next', async () => {
  await book();
  for (const text of [
    "10' × 10' · Launch",
    '$8,690',
    'The Booth Studio team',
    "Video call; we'll email you the link before the meeting",
    'What happens next',
    'a confirmed proposal follows',
  ]) {
    await expect.element(meeting.confirmation).toMatchTextContent(text);
  }
  const nextSteps = page.getByRole('region', { name: 'What happens next' });
  await expect.element(nextSteps.getByRole('listitem')).toHaveLength(3);
  await expectAccessible();
  await setViewport(PHONE);
  await expectAccessible();
});

test('the booked quote is shared by its link, after a reload too', async () => {
  await book();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await unmountHydrated();
  await hydrate(<QuoteSection />);
  await page.getByRole('button', { name: 'Share this quote' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(toastOf('Link copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}/quote#${LINK}`);
});

test('on paper it is named by its reference', async () => {
  await book();
  dispatchEvent(new Event('beforeprint'));
  expect(document.title).toBe('Kickoff meeting BK-7F3K9Q 2027-02-08');
  dispatchEvent(new Event('afterprint'));
  await expect.element(meeting.confirmation).toMatchTextContent('Kickoff meeting BK-7F3K9Q');
});
