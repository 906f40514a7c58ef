import { expect, test } from '../support/fixtures.ts';
import { WIDTHS } from '../support/viewports.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

interface Stop {
  readonly name: string;
  /** True if nothing covers it. */
  readonly isOnTop: boolean;
  readonly hasRing: boolean;
}

/** Describes the focused element as it appears on the screen; null without focus. */
function focusedStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  // In a tall field the browser scrolls to the caret, on the first line
  const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24));
  // A file input is invisible; its label looks like a button
  const shown = (element.matches('[type=file]') && element.closest('label')) || element;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
  const isField = shown.matches('input, textarea, select');
  return {
    name: (
      element.getAttribute('aria-label') ??
      element.getAttribute('name') ??
      element.textContent ??
      ''
    ).trim(),
    isOnTop: there !== null && (shown.contains(there) || there.contains(element)),
    hasRing: isField ? boxShadow !== 'none' : outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  };
}

function whatIsWrong(stop: Stop | null): Stop | null {
  return stop?.isOnTop && stop.hasRing ? null : stop;
}

for (const viewport of WIDTHS) {
  test(`every stop of the Tab key can be seen at ${viewport.width} px`, async ({ wizard, page }) => {
    await page.setViewportSize(viewport);
    await wizard.openWithDraft(draftAt('review'));
    // Without the fragment, from which the keyboard would start
    await page.goto('/');
    await wizard.isAlive();
    await wizard.heading('Your Quote Summary').waitFor();
    const stops: string[] = [];
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      // A part that hydrates on arrival may move the focused element for a moment
      await expect.poll(() => page.evaluate(focusedStop).then(whatIsWrong)).toBeNull();
      const stop = await page.evaluate(focusedStop);
      if (!stop) break;
      stops.push(stop.name);
    }
    expect(stops.slice(0, 2)).toEqual(['Skip to content', 'Booth Studio, home']);
    expect(stops.at(-1)).toBe('Accessibility');
    expect(stops).toContain('Print quote');
    expect(stops.length).toBeGreaterThan(15);
  });
}

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#hero').getByRole('link', { name: 'Get Instant Design & Quote' })).toBeFocused();
});

test('with prefers-reduced-motion nothing moves', async ({ wizard, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { motionStarted: started });
    const note = (event: Event) => {
      const { animationName, propertyName } = event as AnimationEvent & TransitionEvent;
      started.push(animationName ?? propertyName);
    };
    addEventListener('animationstart', note, true);
    addEventListener('transitionrun', note, true);
  });
  const started = () => page.evaluate(() => (window as unknown as { motionStarted: string[] }).motionStarted);
  await wizard.openWithDraft(draftAt('booth'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await wizard.preview.getByRole('button', { name: 'Select This Design' }).click();
  await wizard.next('Choose Extras');
  await wizard.more(wizard.extra('Bar stools')).click();
  await wizard.next('Review Quote');
  await expect(wizard.heading('Your Quote Summary')).toBeVisible();
  expect(await started()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await wizard.back.click();
  await expect.poll(started).not.toEqual([]);
});
