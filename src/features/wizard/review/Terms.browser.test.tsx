import { expect, test } from 'vitest';
import { DEMO_COSTS } from '../../../../scripts/demo/content.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { quotePage } from '../../../../tests/browser/quote-page.tsx';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const HEADING = 'What happens next, and what you pay when';
const TERMS = {
  ownership: 'You rent it.',
  payment: 'Half with the order.',
  order_by: 'Three weeks before.',
  after_show: 'Back to our warehouse.',
};
const shows = DEMO_CONTENT.shows.map((show) => ({ ...show, costs: DEMO_COSTS[show.id] ?? null }));
const ANSWERS = { [CONTENT]: { ...DEMO_CONTENT, shows, terms: TERMS } };

test('the review says the terms that the company has answered', async () => {
  bookingApi(ANSWERS);
  await wizard.openWithDraft(draftAt('review'));
  await expect.element(wizard.heading(HEADING)).toBeVisible();
  const first = wizard.root.getByText(TERMS.ownership);
  await expect.element(first).not.toBeVisible();
  await wizard.heading(HEADING).click();
  await expect.element(first).toBeVisible();
  for (const text of ['What do we pay, and when?', ...Object.values(TERMS)]) {
    await expect.element(wizard.root).toMatchTextContent(text);
  }
  await expect.element(wizard.root).not.toMatchTextContent('Who insures the booth?');
  await expectAccessible();
});

test('a shared quote says them, too', async () => {
  await quotePage.open(undefined, { answers: ANSWERS });
  await expect.element(quotePage.sheet.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect.element(quotePage.sheet).toMatchTextContent(TERMS.after_show);
  await expectAccessible();
});
