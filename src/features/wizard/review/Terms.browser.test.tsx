import { expect, test } from 'vitest';
import { DEMO_COSTS } from '../../../../scripts/demo/content.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { quotePage } from '../../../../tests/browser/quote-page.tsx';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
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

test('on a phone the review has one table, one total and one note, and stays short', async () => {
  bookingApi(ANSWERS);
  await setViewport(PHONE);
  await wizard.openWithDraft(draftAt('review'));
  await expect.element(wizard.root).toMatchTextContent('for show services at CES');
  const sheet = wizard.root.element().querySelector('[data-printable]');
  const shown = (selector: string) =>
    [...(sheet?.querySelectorAll(selector) ?? [])].filter((each) => each.checkVisibility());
  expect(shown('dl')).toHaveLength(1);
  expect(shown('dt').filter(({ textContent }) => textContent === 'Estimated total')).toHaveLength(1);
  expect(shown('h4').map(({ textContent }) => textContent)).toEqual([
    ...['Launch', 'Design Assumptions', 'Your Quote Summary', 'Important Note', HEADING],
  ]);
  // With the step's heading and picture, the bar and the buttons 1,850 px
  expect(sheet?.clientHeight).toBeLessThanOrEqual(1240);
});

test('a shared quote says them, too', async () => {
  await quotePage.open(undefined, { answers: ANSWERS });
  await expect.element(quotePage.sheet.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect.element(quotePage.sheet).toMatchTextContent(TERMS.after_show);
  await expectAccessible();
});
