/** Published base prices in the wizard: as soon as the content has loaded, and in what is sent, booked and shared. */
import { expect, test } from 'vitest';
import { bookingApi, CONTENT, SEND_QUOTE } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { noAnswer } from '../../../../tests/browser/fake-api.ts';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { OTHER_PRICES } from '../../../../tests/support/price-tables.ts';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const published = { [CONTENT]: { ...DEMO_CONTENT, prices: OTHER_PRICES } };

test('the sizes have the published prices, and the draft keeps them', async () => {
  bookingApi(published);
  await wizard.openWithDraft(draftAt('booth'));
  await expect.element(wizard.size("10' × 10'")).toHaveAccessibleDescription(/\$9,300/);
  await expect.element(wizard.size("20' × 20'")).toHaveAccessibleDescription(/\$29,300/);
  await expect.poll(() => wizard.storedDraft()?.prices).toEqual(OTHER_PRICES);
});

test('the request has the published prices', async () => {
  const api = bookingApi(published);
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.book();
  expect(JSON.parse(api.requestsTo(SEND_QUOTE)[0]?.body ?? '')).toMatchObject({
    pricing: { basePrice: 9300, addOnTotal: 190, estimatedTotal: 9490 },
  });
});

test('prices that went back to the default ones replace those of a stored draft', async () => {
  bookingApi();
  await wizard.openWithDraft(draftAt('review', { prices: OTHER_PRICES }));
  await expect.element(wizard.root.getByText('$8,690').first()).toBeVisible();
  expect(wizard.storedDraft()?.prices).toBeUndefined();
});

test('while the content cannot be loaded, the prices of the last visit count', async () => {
  allowProblems(/Error loading/);
  bookingApi({ [CONTENT]: noAnswer });
  await wizard.openWithDraft(draftAt('review', { prices: OTHER_PRICES }));
  await expect.element(wizard.root.getByText('$9,490').first()).toBeVisible();
});

test('a booking from a page with older prices shows the price of the quote, and the one on the page', async () => {
  const pricing = { basePrice: 9300, addOnTotal: 190, estimatedTotal: 9490 };
  bookingApi({ [SEND_QUOTE]: { success: true, quote_submission_id: 'quote-1', pricing } });
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.book();
  await expect.element(wizard.root).toMatchTextContent('Estimated total$9,490');
  await expect.element(wizard.root).toMatchTextContent('it showed $8,690');
});
