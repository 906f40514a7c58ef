import type { Locator, Page } from '@playwright/test';

/** Swipes across the view; `by` is the distance in pixels, negative to the left. */
export async function swipe(page: Page, view: Locator, by: number): Promise<void> {
  const box = await view.boundingBox();
  if (!box) throw new Error('There is no picture to swipe on');
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - by / 2;
  const touch = await page.context().newCDPSession(page);
  const steps = [0, 0.1, 0.25, 0.5, 0.75, 1].map((part) => [{ x: from + by * part, y }]);
  for (const [index, touchPoints] of steps.entries()) {
    await touch.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
