import { COMPANIES } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { WIDTHS } from '../support/viewports.ts';

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px the projects are there before any script, and nothing changes or moves after it`, async ({
    gallery,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await gallery.showDemoContentOnly();
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto('/#reference-projects', { waitUntil: 'commit' });
    await expect(gallery.companies).toHaveText(COMPANIES);
    const island = gallery.root.locator('astro-island');
    await expect(island).toHaveAttribute('ssr');
    const image = gallery.cards.first().getByRole('img');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    // In the width that the screen needs
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/\.w480\.webp$/);
    const before = await gallery.root.getByRole('list').innerHTML();

    await page.evaluate(() => document.fonts.ready);
    const shifts = await watchShifts(page);
    const content = page.waitForResponse('**/api/content');
    release();
    await gallery.isAlive();
    await content;
    await gallery.link('Quantessa Systems').hover();
    // Pictures stop being lazy, since the list is in sight
    const eager = before.replaceAll('loading="lazy"', 'loading="eager"');
    expect(await gallery.root.getByRole('list').innerHTML()).toBe(eager);
    expect(await shifts()).toBe(0);
  });
}

test('the navigation leads to the reference projects', async ({ gallery, page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Reference Projects' }).click();
  await expect(gallery.root.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a project chosen before the wizard is hydrated is applied when it is', async ({
  gallery,
  wizard,
  page,
}) => {
  const release = await holdRequests(page, '**/_astro/Wizard.*.js');
  await gallery.open();
  await gallery.isAlive();
  await gallery.openProject('Quantessa Systems');
  await gallery.dialogButton('Start from this project').click();
  await expect(gallery.dialog).toBeHidden();
  await expect(wizard.root.locator('astro-island[ssr]')).toHaveCount(1);
  release();
  await expect(wizard.heading('Choose your booth size')).toBeFocused();
  await expect(wizard.heading('Choose your booth size')).toBeInViewport();
  await expect.poll(async () => (await wizard.storedDraft())?.boothSize).toBe('20x20');
});
