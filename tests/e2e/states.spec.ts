import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  addStyle,
  findClipped,
  findSmallTargets,
  removeStyles,
  sidewaysScroll,
} from '../support/page-checks.ts';
import { PAGE_STATES, UNSTUCK } from '../support/page-states.ts';

/**
 * Every state of the site, reached once in each window and then looked at from all sides.
 *
 * Pictures tell how it looks. They are tolerant of how a machine draws letters and edges: it is about layout, colour and
 * what is there at all. Pictures of designs and extras are left out, since they are content. After a change that is
 * meant: `npm run test:e2e -- states.spec.ts --update-snapshots`, and look at the new files before committing them.
 */
const CONTENT_IMAGES =
  '#quote-automation img, #reference-projects img, dialog img { visibility: hidden !important }';

const TOLERANCE = {
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
  threshold: 0.15,
  maxDiffPixelRatio: 0.01,
} as const;

/** WCAG 1.4.12: a visitor's own spacing. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** How visitors make the page their own. A window of 1280 px at 200 % is one of 640 px, at 400 % one of 320 px. */
const WIDE_SPACING = { how: 'with wide text spacing', width: 390, height: 844, style: TEXT_SPACING };
const NARROW = { how: 'at 320 px', width: 320, height: 640, style: '' };
const ZOOMED = { how: 'at 200 % zoom', width: 640, height: 400, style: '' };
const LARGE_TEXT = {
  how: 'with text twice as large',
  width: 1280,
  height: 800,
  style: 'html { font-size: 200% }',
};

const WINDOWS = [
  { viewport: { width: 390, height: 844 }, adaptations: [WIDE_SPACING, NARROW] },
  { viewport: { width: 1440, height: 900 }, adaptations: [LARGE_TEXT, ZOOMED] },
];

for (const { viewport, adaptations } of WINDOWS) {
  const isPhone = viewport.width < 768;
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const { name, part, show, isForPhones, changesWithTheDay } of PAGE_STATES) {
      if (isForPhones && !isPhone) continue;

      test(`${name} looks as it did, loses nothing and can be used by everybody`, async ({
        gallery,
        wizard,
        page,
        allowProblems,
      }) => {
        allowProblems(/404/);
        await gallery.showDemoContentOnly();
        const target = await show(wizard);
        if (!changesWithTheDay) {
          await page.evaluate(() => document.fonts.ready);
          await page.evaluate(addStyle, target ? CONTENT_IMAGES + UNSTUCK : CONTENT_IMAGES);
          await expect.soft(target ?? page).toHaveScreenshot(`${name}-${viewport.width}.png`, TOLERANCE);
          await page.evaluate(removeStyles);
        }
        expect.soft(await accessibilityProblems(page, part), 'what axe has against it').toEqual([]);
        expect.soft(await page.evaluate(sidewaysScroll), 'pixels of sideways scroll').toBe(0);

        for (const { how, style, ...size } of isForPhones ? [...adaptations, ZOOMED] : adaptations) {
          await page.setViewportSize(size);
          await page.evaluate(addStyle, style);
          await expectNothingLost(page, how);
          await page.evaluate(removeStyles);
        }
        if (!isPhone) return;
        await page.setViewportSize(viewport);
        await touch(page);
        expect.soft(await page.evaluate(findSmallTargets), 'controls less than 44 px high').toEqual([]);
      });
    }
  });
}

async function expectNothingLost(page: Page, how: string): Promise<void> {
  expect.soft(await page.evaluate(sidewaysScroll), `pixels of sideways scroll ${how}`).toBe(0);
  expect.soft(await page.evaluate(findClipped), `text that is cut off ${how}`).toEqual([]);
}

/** From now on the page is under a finger, for which some controls grow. */
async function touch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
}
