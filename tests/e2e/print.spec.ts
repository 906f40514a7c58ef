import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

/** Returns the number of printed pages: a PDF has an object for each. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the review step prints as a quote of one page, without the site around it', async ({
  wizard,
  page,
}) => {
  await wizard.openWithDraft(draftAt('review'));
  await expect(wizard.heading('Transparent Pricing Breakdown')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const paper = page.locator('[data-printable]');
  for (const text of ['hello@booth.example', 'Las Vegas, NV', 'Bar stools', '$8,690', 'The final price']) {
    await expect(paper.getByText(text).first()).toBeVisible();
  }
  expect(await pagesOnPaper(page)).toBe(1);
});

test('with every extra of the catalogue it is still one page', async ({ wizard, page, allowProblems }) => {
  // Software rendering is slow
  allowProblems(/GPU stall due to ReadPixels/);
  await wizard.openWithDraft(draftAt('extras'));
  await expect(wizard.extra('Bar stools')).toBeVisible();
  const addButtons = await wizard.root.getByRole('button', { name: /^Add one/ }).all();
  expect(addButtons.length).toBeGreaterThanOrEqual(9);
  for (const button of addButtons) await button.click();
  await wizard.next('Review Quote');
  await expect(wizard.heading('Transparent Pricing Breakdown')).toBeVisible();
  expect(await pagesOnPaper(page)).toBe(1);

  // Also with the visitor's booth and, below it, the note about what does not fit
  await wizard.root.getByRole('button', { name: 'View in 3D' }).click();
  const own = page.locator('[data-printable]').getByAltText(/^Launch, 10 by 10 feet, with /);
  await expect(own).toBeAttached();
  await expect(own).toHaveAccessibleDescription(/^Not everything fits into Launch: /);
  expect(await pagesOnPaper(page)).toBe(1);
});

test('the step before it prints as it is shown, though the review is rendered already', async ({
  wizard,
  page,
}) => {
  await wizard.openWithDraft(draftAt('extras'));
  await expect(page.locator('[data-printable]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(wizard.heading('Choose your extras & features')).toBeVisible();
  await expect(page.locator('[data-printable]')).toBeHidden();
});
