import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { DATED_LINK } from '../../../../tests/browser/quote-page.tsx';
import { toastOf } from '../../../../tests/browser/toasts.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { aContact } from '../../../../tests/support/visitor.ts';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

beforeEach(() => {
  bookingApi();
});

test('the review shows design, assumptions, prices and the quote', async () => {
  await wizard.openWithDraft(draftAt('review'));
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

test('the quote is shared by a link that contains the choices; it is on paper, with the recipient, show and day', async () => {
  await wizard.openWithDraft(draftAt('review', { contact: aContact({ name: 'Vera' }) }));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await wizard.root.getByRole('button', { name: 'Share this quote' }).click();
  await wizard.root.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(toastOf('Link copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}/quote#${DATED_LINK}`);
  await expectAccessible();
  await expect.element(wizard.root).toMatchTextContent('Prepared for Vera, Acme');
  const link = wizard.root.getByRole('link', { name: `${location.host}/quote`, includeHidden: true });
  await expect.element(link).toHaveAttribute('href', `${location.origin}/quote#${DATED_LINK}`);
  dispatchEvent(new Event('beforeprint'));
  expect(document.title).toBe('Booth quote CES 2027-02-08');
  dispatchEvent(new Event('afterprint'));
});

test('a draft of an earlier version, which names its design by title only, can be shared, too', async () => {
  const draft = draftAt('review');
  const design = { title: 'Launch', price: '2400', images: { frontview: null }, image_url: null };
  await wizard.openWithDraft({ ...draft, selectedDesign: design });
  await expect.element(wizard.root.getByRole('button', { name: 'Share this quote' })).toBeVisible();
  expect(wizard.storedDraft()).toEqual(draft);
});
