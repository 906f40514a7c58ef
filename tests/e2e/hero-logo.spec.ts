import { expect, test } from '../support/fixtures.ts';

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#d01040" d="M0 0h9v30H0zM20 0h70v9H20z"/></svg>',
  ),
};

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone a logo is on the hero's booth, above the buttons, and then on the designs", async ({
  page,
  wizard,
}) => {
  await page.goto('/');
  const hero = page.locator('#hero');
  const booth = hero.locator('[data-hero-booth]');
  await expect(booth).toBeHidden();
  await expect(hero.locator('form').locator('label, a').filter({ visible: true }).first()).toHaveText(
    'See your logo on it',
  );
  await hero.getByLabel('See your logo on it').setInputFiles(LOGO);
  await expect(hero.locator('[data-hero-status]')).toHaveText(/^White logo on red walls, because/);
  await expect(hero.getByRole('link')).toHaveText([
    'Price this booth',
    'See all designs',
    'Get Instant Design & Quote',
    'Talk to an Expert',
  ]);
  const [above, below] = [await booth.boundingBox(), await hero.getByText('Price this booth').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await wizard.isAlive();
  await hero.getByRole('link', { name: 'See all designs' }).click();
  await expect(wizard.heading("Choose your 10' × 10' design")).toBeFocused();
  await expect(wizard.root.getByRole('img', { name: 'Your logo' })).toBeVisible();
});
