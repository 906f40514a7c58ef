import { readdirSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { htmlFaults } from '../support/html-faults.ts';

const pages = readdirSync('src/pages')
  .filter((name) => name.endsWith('.astro'))
  .map((name) => `/${name.replace('.astro', '').replace('index', '')}`);

for (const path of pages) {
  test(`the built HTML of ${path} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(await htmlFaults(html)).toEqual([]);
  });
}

test("the menu's button leaves its state to the browser, which manages the popover", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(toggle).not.toHaveAttribute('aria-expanded');
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  expect(button?.properties).toContainEqual({
    name: 'expanded',
    value: { type: 'booleanOrUndefined', value: true },
  });
});
