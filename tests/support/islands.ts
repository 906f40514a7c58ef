import { expect, type Locator } from '@playwright/test';

/** Waits until the island in `section` is hydrated, by Astro's attribute. */
export async function waitForHydration(
  section: Locator,
  options?: { readonly timeout: number },
): Promise<void> {
  await expect(section.locator('astro-island')).toHaveCount(1, options);
  await expect(section.locator('astro-island[ssr]')).toHaveCount(0, options);
}

/** Scrolls to `section`, again whenever hydration above moves it, until its island is hydrated. */
export async function scrollToIsland(section: Locator): Promise<void> {
  await expect(async () => {
    await section.scrollIntoViewIfNeeded();
    await waitForHydration(section, { timeout: 1_000 });
  }).toPass();
}
