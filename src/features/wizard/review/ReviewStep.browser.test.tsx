import { beforeEach, expect, test, vi } from 'vitest';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

beforeEach(async () => {
  bookingApi();
  await wizard.openWithDraft(draftAt('review'));
  await expect.element(wizard.heading('Transparent Pricing Breakdown')).toBeVisible();
});

test('the review shows design, assumptions, prices and the quote', async () => {
  await expect.element(wizard.heading('Review your booth quote')).toBeVisible();
  const { root } = wizard;
  await expect.element(root).toMatchTextContent('Launch');
  await expect.element(wizard.heading('Design Assumptions')).toBeVisible();
  for (const assumption of [
    "Standard 8' back wall with tension fabric graphics",
    'Company branding and messaging included',
    'Professional setup and installation',
    'Basic electrical package 110V 20A',
  ]) {
    await expect.element(root).toMatchTextContent(assumption);
  }
  const pricing = wizard.sectionText('Transparent Pricing Breakdown');
  for (const text of ['CES', 'Las Vegas, NV', '$8,500', '$190', '$8,690']) expect(pricing).toContain(text);
  const note = wizard.sectionText('Important Note');
  for (const text of [/venue services/, /drayage/]) expect(note).toMatch(text);
  const quote = wizard.sectionText('Your Quote Summary');
  for (const text of ['CES', 'Las Vegas, NV', "10' × 10'", 'Launch', '$8,690']) expect(quote).toContain(text);
  await wizard.next('Pick a Time & Book Kickoff');
  await expect.element(wizard.step(5)).toHaveAttribute('aria-current', 'step');
});

test("'Print quote' opens the browser's print dialog", async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await wizard.root.getByRole('button', { name: 'Print quote' }).click();
  expect(print).toHaveBeenCalledOnce();
});
