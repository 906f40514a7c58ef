import { expect, test } from '../support/fixtures.ts';

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#d01040" d="M0 0h9v30H0zM20 0h70v9H20z"/></svg>',
  ),
};

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone a logo is on the hero's booth, moves nothing, and is then on the design that was pictured", async ({
  page,
  wizard,
}) => {
  await page.goto('/');
  const hero = page.locator('#hero');
  const booth = hero.locator('[data-hero-booth]');
  await expect(booth).toBeHidden();
  const price = hero.getByRole('status').filter({ hasText: 'from $26,200' });
  await expect(price).toBeInViewport();
  const actions = ['Get Instant Design & Quote', 'Talk to an Expert', 'See your logo on it'];
  await expect(hero.locator('form').locator('label:has([type=file]), a')).toHaveText(actions);
  const places = () =>
    hero.locator('h1, a, select').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  const before = await places();
  await hero.getByLabel('See your logo on it').setInputFiles(LOGO);
  await expect(hero.locator('[data-hero-status]')).toHaveText(/^White logo on red walls, because/);
  await expect(hero.getByLabel('Change logo')).toBeAttached();
  expect(await places()).toEqual(before);

  await wizard.isAlive();
  await hero.getByRole('link', { name: 'Get Instant Design & Quote' }).click();
  await expect(wizard.heading("Choose your 20' × 20' design")).toBeFocused();
  await expect(wizard.root.getByRole('radio', { name: 'Island' })).toBeChecked();
  await expect(wizard.root.getByRole('img', { name: 'Your logo' })).toBeVisible();
});
