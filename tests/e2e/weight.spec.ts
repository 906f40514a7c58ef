import { isTooMuch, weighWay } from '../../scripts/bench/visitor-weight.ts';
import { expect, test } from '../support/fixtures.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

test('on a phone the path to a meeting stays within its size limit', async ({ page }) => {
  const isLoaded = (name: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').some((file) => file.name.includes(`/${part}.`)),
      name,
    );
  const figures = await weighWay(page, async ({ meeting }) => {
    await meeting.enabledDays.first().waitFor();
    // Code for after a booking is prefetched
    await expect.poll(() => isLoaded('Confirmation')).toBe(true);
    await page.waitForLoadState('networkidle');
  });
  expect(figures.filter(({ bytes }) => bytes > 0).length).toBeGreaterThan(8);
  expect(figures.filter(isTooMuch)).toEqual([]);
});

/** One line of a browser trace. */
interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number; readonly data?: { readonly type?: string } };
}

test('a press makes the browser recalculate styles only of what changes, not of the whole step', async ({
  browser,
  page,
  wizard,
}) => {
  await wizard.openWithDraft(draftAt('extras', { extras: [] }));
  const more = wizard.more(wizard.extra('Bar stools'));
  await expect(more).toBeVisible();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await more.tap();
  await expect(wizard.root).toContainText('× 1');
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly Traced[];
  };
  const press = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const styled = traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > (press?.ts ?? 0))
    .map(({ args }) => args.elementCount ?? 0);
  // The first piece changes its row, puts a line below the list, and another price into the bar
  expect(Math.max(...styled)).toBeGreaterThan(5);
  expect(Math.max(...styled)).toBeLessThan(60);
});
