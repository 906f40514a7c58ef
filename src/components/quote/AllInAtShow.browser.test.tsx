import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_COSTS } from '../../../scripts/demo/content.ts';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { quotePage } from '../../../tests/browser/quote-page.tsx';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';

const WITH_COSTS = {
  ...DEMO_CONTENT,
  shows: DEMO_CONTENT.shows.map((show) => ({ ...show, costs: DEMO_COSTS[show.id] ?? null })),
};
// Launch (420 lb) with two bar stools of 18 lb, on 100 square feet
const TITLE = 'Budget another $2,200-$3,600 for show services at CES (billed by the venue)';

const summary = page.getByText(/^Budget another .* \(billed by the venue\)$/);

beforeEach(() => {
  bookingApi({ [CONTENT]: WITH_COSTS });
});

test('the review says what others charge at the show, and its parts on request', async () => {
  await wizard.openWithDraft(draftAt('review'));
  await expect.element(summary).toHaveTextContent(TITLE);
  const handling = page.getByRole('term').filter({ hasText: 'Material handling (drayage)' });
  await expect.element(handling).not.toBeInTheDocument();
  await summary.click();
  await expect.element(handling).toBeVisible();
  const { root } = wizard;
  for (const text of ['456 lb', '$700 to $950', 'Internet', '$400 to $900', '100 sq ft', '$250 to $400']) {
    await expect.element(root).toMatchTextContent(text);
  }
  await expect.element(root).toMatchTextContent("It's not part of our price.");
  await expect
    .element(root)
    .toMatchTextContent('Source: Sample figures for this demo, as of November 1, 2026.');
  expect(wizard.sectionText('Transparent Pricing Breakdown')).toContain('Estimated total$8,690');
  await expectAccessible();
});

test("a quote's link shows it as well, and its total stays the same", async () => {
  await quotePage.open(undefined, { answers: { [CONTENT]: WITH_COSTS } });
  await expect.element(quotePage.sheet.getByText(TITLE, { exact: true })).toBeVisible();
  await expect.element(quotePage.sheet).toMatchTextContent('Estimated total$8,690');
});
