import type { Page } from '@playwright/test';
import { SECTIONS, type Section } from '../../src/features/admin/place/place.ts';
import { expectAccessible, expectNoSidewaysScroll, IN_COMPONENT_TESTS } from '../support/accessibility.ts';
import type { AdminPage } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures-admin.ts';
import { findSmallTargets } from '../support/page-checks.ts';

// AdminSections-accessibility.browser.test.tsx and AuthPage.browser.test.tsx run axe on sections, dialogs and failures

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Returns the height of the page in windows. */
function screensOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

test.use({ viewport: { width: 390, height: 844 } });

/** The sections, and the other groups of the settings. */
const SHOWN: readonly Parameters<AdminPage['show']>[] = [
  ...SECTIONS.map((section): [Section] => [section]),
  ['settings', 'Company and prices'],
  ['settings', 'Connections'],
];

test('sections with demo content are a few windows high, targets 24 px at least; at 320 px nothing scrolls sideways', async ({
  panel,
  page,
}) => {
  const bookings = panel.dialog('All bookings');
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const place of SHOWN) {
      await panel.show(...place);
      await expectAccessible(page, IN_COMPONENT_TESTS);
      const name = `${place.join(', ')}, ${size.width} px`;
      expect.soft(await page.evaluate(findSmallTargets, 24), name).toEqual([]);
      expect.soft(await screensOf(page), name).toBeLessThanOrEqual(3);
    }
    await panel.show('bookings');
    await press(page, 'Show all');
    await expect(bookings.getByRole('listitem').first()).toBeVisible();
    await expect(bookings.getByText('Loading')).toHaveCount(0);
    await expectAccessible(page, IN_COMPONENT_TESTS);
    await page.keyboard.press('Escape');
    await expect(bookings).toBeHidden();
  }

  await page.setViewportSize({ width: 320, height: 640 });
  for (const section of SECTIONS) {
    await panel.show(section);
    await expectNoSidewaysScroll(page);
  }
  await panel.show('bookings');
  await press(page, 'Show all');
  await expect(bookings.getByRole('listitem').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await panel.signOut();
  await expect(panel.email).toBeVisible();
  await expectAccessible(page, IN_COMPONENT_TESTS);
  await expectNoSidewaysScroll(page);
});
