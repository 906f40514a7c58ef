import { builtPages } from '../support/built-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { htmlFaults } from '../support/html-faults.ts';

test('the built HTML of every page is valid', async () => {
  const faults = builtPages().map(async ({ path, html }) =>
    (await htmlFaults(html)).map((fault) => `${path}: ${fault}`),
  );
  expect((await Promise.all(faults)).flat()).toEqual([]);
});

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
