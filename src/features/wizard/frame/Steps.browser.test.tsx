import { expect, test } from 'vitest';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const BOOTH = 'Choose your booth size';
const EXTRAS = 'Choose your extras & features';

/** Returns a step's section, visible or not; undefined if it is not rendered. */
function sectionOf(name: string): Element | undefined {
  const headings = [...document.querySelectorAll('section h3')];
  return headings.find(({ textContent }) => textContent === name)?.closest('section') ?? undefined;
}

test('the next step is rendered hidden, and a press reveals it in its current state', async () => {
  bookingApi();
  // Opens directly at this step, since a step that was just left would also be hidden for a moment
  await wizard.openWithDraft(draftAt('booth'));
  await expect.element(wizard.heading(BOOTH)).toBeVisible();
  await expect.poll(() => sectionOf(EXTRAS)?.checkVisibility()).toBe(false);
  const extras = sectionOf(EXTRAS);
  expect(extras?.textContent).not.toContain('Already in your design');
  await wizard.size("10' × 10'").click();
  await wizard.design('Studio').click();
  await wizard.next('Choose Extras');
  await expect.element(wizard.heading(EXTRAS)).toHaveFocus();
  expect(sectionOf(EXTRAS)).toBe(extras);
  expect(extras?.textContent).toContain('Already in your design');
  await expect.poll(() => sectionOf(BOOTH)).toBeUndefined();
});
