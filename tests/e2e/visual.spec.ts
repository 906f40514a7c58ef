import { expect, test } from '../support/fixtures.ts';
import { addStyle } from '../support/page-checks.ts';
import { PAGE_STATES, UNSTUCK } from '../support/page-states.ts';

/**
 * How the important states look. Tolerant of how a machine draws letters and edges: it is about layout, colour and what
 * is there at all. Pictures of designs and extras are left out, since they are content. After a change that is meant:
 * `npm run test:e2e -- visual.spec.ts --update-snapshots`, and look at the new files before committing them.
 */
const CONTENT_IMAGES =
  '#quote-automation img, #reference-projects img, dialog img { visibility: hidden !important }';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const { name, show, isForPhones, changesWithTheDay } of PAGE_STATES) {
      if (changesWithTheDay || (isForPhones && viewport.width >= 768)) continue;
      test(`${name} looks as it did`, async ({ wizard, page, allowProblems }) => {
        allowProblems(/404/);
        const target = await show(wizard);
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(addStyle, target ? CONTENT_IMAGES + UNSTUCK : CONTENT_IMAGES);
        await expect(target ?? page).toHaveScreenshot(`${name}-${viewport.width}.png`, {
          animations: 'disabled',
          caret: 'hide',
          scale: 'css',
          threshold: 0.15,
          maxDiffPixelRatio: 0.01,
        });
      });
    }
  });
}
