import { expect, test } from '../support/fixtures.ts';
import { COMPANIES } from '../support/gallery-page.ts';

test('a card opens its project: pictures, story, features and outcomes', async ({ gallery, page }) => {
  await gallery.open();
  await gallery.cards.filter({ hasText: 'Maple & Loom' }).click();
  await gallery.expectProject('Maple & Loom');
  const { dialog } = gallery;
  await expect(dialog).toContainText('NRF Big Show, New York, NY');
  await expect(dialog).toContainText('A store within a show.');
  const lists = {
    Features: 'Garment rails and open canopy frame',
    Outcomes: 'Average visit of eleven minutes',
  };
  for (const [name, entry] of Object.entries(lists)) {
    const list = dialog.getByRole('region', { name }).getByRole('listitem');
    await expect(list.filter({ hasText: entry })).toHaveCount(1);
    expect(await list.count()).toBeGreaterThan(2);
  }
  await expect(gallery.tab('Design Renderings')).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('tabpanel', { name: 'Design Renderings' })).toBeVisible();
  await expect(gallery.slide('Top View')).toBeVisible();
  await expect(page).toHaveURL(/\/\?project=demo-retail#reference-projects$/);
});

test('previous and next go through the filtered projects, around the end', async ({ gallery, page }) => {
  await gallery.open('?size=20x20');
  await gallery.openProject('Quantessa Systems');
  await gallery.dialogButton('Previous project').click();
  await gallery.expectProject('Torque & Ember Motors');
  await expect(gallery.dialog.getByRole('status').last()).toHaveText('Torque & Ember Motors, project 2 of 2');
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject('Quantessa Systems');
  await expect(gallery.dialogButton('Next project')).toBeFocused();
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject('Torque & Ember Motors');
  await expect(page).toHaveURL(/\?size=20x20&project=demo-automotive#/);
});

test('a project that the filter hides is among all projects', async ({ gallery }) => {
  await gallery.open('?size=20x20&project=demo-financial');
  await gallery.expectProject('Ledgerline Capital');
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject('Quantessa Systems');
});

test('another project starts at its own first picture, scrolled to the top', async ({ gallery, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gallery.open();
  await gallery.openProject('Quantessa Systems');
  await gallery.tab('Stand Photos').click();
  await gallery.dialogButton('Next picture').click();
  await expect(gallery.slide('Side')).toBeVisible();
  await gallery.dialog.getByRole('region', { name: 'Features' }).scrollIntoViewIfNeeded();
  await expect(gallery.tab('Stand Photos')).not.toBeInViewport();
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject('Torque & Ember Motors');
  await expect(gallery.tab('Design Renderings')).toBeInViewport();
  await expect(gallery.tab('Design Renderings')).toHaveAttribute('aria-selected', 'true');
  await expect(gallery.slide('Top View')).toBeVisible();
});

test('the tabs follow the arrow keys, Home and End, with one Tab stop', async ({ gallery, page }) => {
  await gallery.open('?project=demo-energy');
  const renderings = gallery.tab('Design Renderings');
  const photos = gallery.tab('Stand Photos');
  await renderings.focus();
  for (const [key, chosen] of [
    ['ArrowRight', photos],
    ['ArrowRight', renderings],
    ['ArrowLeft', photos],
    ['Home', renderings],
    ['End', photos],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  }
  await expect(gallery.dialog.getByRole('tabpanel', { name: 'Stand Photos' })).toBeVisible();
  await expect(gallery.slide('Front')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(gallery.dialogButton('Show Front full screen')).toBeFocused();
});

test('the carousel turns by buttons, names and arrow keys, around the end', async ({ gallery, page }) => {
  await gallery.open('?project=demo-energy');
  await gallery.dialogButton('Previous picture').click();
  await expect(gallery.slide('Right View')).toBeVisible();
  await gallery.dialogButton('Front View').click();
  await expect(gallery.slide('Front View')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.slide('Top View')).toBeVisible();
});

test('closing leaves the address without the project and gives the focus back', async ({ gallery, page }) => {
  await gallery.open('?industry=retail');
  await gallery.link('Maple & Loom').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await gallery.openProject('Maple & Loom');
  await page.keyboard.press('Escape');
  await expect(gallery.dialog).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(page).toHaveURL(/\/\?industry=retail#reference-projects$/);
  await expect(gallery.link('Maple & Loom')).toBeFocused();

  await page.keyboard.press('Enter');
  await gallery.expectProject('Maple & Loom');
  await gallery.dialogButton('Close project').click();
  await expect(gallery.dialog).toBeHidden();
  await expect(gallery.link('Maple & Loom')).toBeFocused();
});

test('the back button closes, forward opens again', async ({ gallery, page }) => {
  await gallery.open('?size=10x10');
  await gallery.openProject('Caredock Health');
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject('Ledgerline Capital');
  await page.goBack();
  await expect(gallery.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/\?size=10x10#reference-projects$/);
  await expect(gallery.companies).toHaveText(['Caredock Health', 'Ledgerline Capital']);
  await expect(gallery.link('Caredock Health')).toBeFocused();
  await page.goForward();
  await gallery.expectProject('Ledgerline Capital');
});

test('two presses on Escape do not leave the page', async ({ gallery, page }) => {
  await page.goto('/auth');
  await gallery.open();
  await gallery.openProject('Caredock Health');
  await page.evaluate(() => {
    const close = document.querySelector<HTMLButtonElement>('dialog button[aria-label="Close project"]');
    close?.click();
    close?.click();
  });
  await expect(gallery.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/#reference-projects$/);
  await gallery.openProject('Maple & Loom');
});

test('a deep link opens the project; closed, it is in the address no more', async ({ gallery, page }) => {
  await gallery.showDemoProjectsOnly();
  await page.goto('/?project=demo-healthcare');
  await gallery.expectProject('Caredock Health');
  await gallery.dialogButton('Close project').click();
  await expect(gallery.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/#reference-projects$/);
  await expect(gallery.link('Caredock Health')).toBeFocused();
  await expect(gallery.companies).toHaveText(COMPANIES);
});

test('a link to a project that is gone shows the gallery', async ({ gallery, page }) => {
  await gallery.open('?project=gone');
  await expect(page).toHaveURL(/\/#reference-projects$/);
  await expect(gallery.companies).toHaveText(COMPANIES);
  await expect(gallery.dialog).toBeHidden();
});

test('a project without photos keeps both tabs', async ({ gallery, page }) => {
  const none = { stand_front_photo: null, stand_side_photo: null, stand_interior_photo: null };
  await gallery.showDemoProjectsOnly((content) => ({
    ...content,
    reference_projects: content.reference_projects.map((project) => ({ ...project, stand_photos: none })),
  }));
  await page.goto('/?project=demo-retail#reference-projects');
  await gallery.tab('Stand Photos').click();
  await expect(gallery.dialog.getByRole('tabpanel', { name: 'Stand Photos' })).toBeVisible();
  await expect(gallery.dialog.getByRole('group')).toHaveCount(0);
  await gallery.tab('Design Renderings').click();
  await expect(gallery.slide('Top View')).toBeVisible();
});
