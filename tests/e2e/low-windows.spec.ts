import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

const SIDEWAYS = { width: 844, height: 390 };
const PHONE = { width: 390, height: 844 };

/** How far the open dialog itself can be scrolled out of its window, in pixels. */
function overflowOfDialog(page: Page): Promise<number> {
  return page
    .getByRole('dialog')
    .last()
    .evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
}

for (const viewport of [PHONE, SIDEWAYS]) {
  test(`at ${viewport.width} × ${viewport.height} px dialogs stay in the window, and all of them can be reached`, async ({
    gallery,
    wizard,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await gallery.open();
    await gallery.openProject('Quantessa Systems');
    await gallery.dialog.getByRole('heading', { level: 2 }).hover();
    await page.mouse.wheel(0, 400);
    expect(await overflowOfDialog(page)).toBe(0);
    const start = gallery.dialogButton('Start from this project');
    await start.scrollIntoViewIfNeeded();
    await expect(start).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');

    await wizard.isAlive();
    await wizard.chooseCity('New York');
    await wizard.chooseShow('NRF Big Show');
    await wizard.next('Get Started');
    await wizard.openCustomRequest();
    for (const field of ['Width (feet)', 'Your requests', 'Phone'] as const) {
      await wizard.customField(field).click();
      await expect(wizard.customField(field)).toBeInViewport({ ratio: 1 });
    }
    expect(await overflowOfDialog(page)).toBe(0);
    const send = wizard.customRequest.getByRole('button', { name: 'Send Request' });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone held sideways the first screen has headline and both actions', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  for (const name of ['Get Instant Design & Quote', 'Talk to an Expert']) {
    await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('the details of the price close on Escape, on another step, and when a field takes the focus', async ({
  wizard,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await wizard.openWithDraft(draftAt('review'));
  const bar = wizard.root.locator('details');
  const details = bar.getByText('Base booth package');
  async function open(): Promise<void> {
    await bar.getByText('Estimated total').first().click();
    await expect(details).toBeVisible();
  }
  await open();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await open();
  await wizard.next('Pick a Time & Book Kickoff');
  await expect(details).toBeHidden();
  await open();
  await wizard.meeting.contact('Name').focus();
  await expect(details).toBeHidden();
});
