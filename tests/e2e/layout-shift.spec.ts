import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { bookSlot } from '../support/fixtures-booking.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { WIDTHS } from '../support/viewports.ts';

/** Returns the sum of layout shifts from the first paint, before any script, until `text` appears. */
async function shiftsUntil(page: Page, address: string, text: string): Promise<number> {
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const shifts = await watchShifts(page);
  release();
  await expect(page.getByRole('main')).toContainText(text);
  await page.waitForLoadState('networkidle');
  return shifts();
}

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a shared quote appears without the footer jumping', async ({ page }) => {
      const quote = '/quote#v1.Las+Vegas.NV.ces-las-vegas.CES.10x10.10x10-launch.2~bar-stools.end';
      expect(await shiftsUntil(page, quote, '$8,690')).toBeLessThan(0.01);
    });

    test('a meeting appears without the footer jumping', async ({ page, request, offer, visitor }) => {
      const day = await offer('10:00 AM');
      const address = await bookSlot(request, day, '10:00 AM', visitor.email);
      expect(await shiftsUntil(page, address, 'Your meeting')).toBeLessThan(0.01);
    });
  });
}
