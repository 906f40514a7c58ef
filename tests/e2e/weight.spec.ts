import { isTooMuch } from '../../scripts/bench/figures.ts';
import { weighWay } from '../../scripts/bench/visitor-weight.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

test('on a phone the way to a meeting loads no more than it may', async ({ page }) => {
  const isLoaded = (name: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').some((file) => file.name.includes(`/${part}.`)),
      name,
    );
  const figures = await weighWay(page, async ({ meeting }) => {
    await meeting.enabledDays.first().waitFor();
    // What comes after a booking is fetched ahead
    await expect.poll(() => isLoaded('Confirmation')).toBe(true);
    await page.waitForLoadState('networkidle');
  });
  expect(figures.filter(({ bytes }) => bytes > 0).length).toBeGreaterThan(8);
  expect(figures.filter(isTooMuch)).toEqual([]);
});
