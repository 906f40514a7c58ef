import type { Page } from '@playwright/test';
import { accessibilityProblems, IN_COMPONENT_TESTS } from '../support/accessibility.ts';
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
 * Every state of the site, reached once, on a phone, and then checked in each window. Only `--all` checks every adaptation,
 * and runs axe in the desktop's window as well.
 *
 * Screenshots are compared with a tolerance for how a machine draws letters and edges: they are about layout, color and
 * missing parts. Pictures of designs and extras are left out, since they are content. After an intended
 * change: `npm run test:e2e -- states.spec.ts --update-snapshots`, and look at the new files before committing them.
 */
const CONTENT_IMAGES =
  '#quote-automation img, #reference-projects img, dialog img, main > header img, main > section:not([id]) img { visibility: hidden !important }';

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

/** Ways in which visitors adapt the page. A window of 1280 px at 200 % is one of 640 px, at 400 % one of 320 px. */
const WIDE_SPACING = { how: 'with wide text spacing', width: 390, height: 844, style: TEXT_SPACING };
const NARROW = { how: 'at 320 px', width: 320, height: 640, style: '' };
const ZOOMED = { how: 'at 200 % zoom', width: 640, height: 400, style: '' };
const LARGE_TEXT = {
  how: 'with text twice as large',
  width: 1280,
  height: 800,
  style: 'html { font-size: 200% }',
};

const PHONE = { width: 390, height: 844, isPhone: true, adaptations: [WIDE_SPACING, NARROW] };
const DESKTOP = { width: 1440, height: 900, isPhone: false, adaptations: [LARGE_TEXT, ZOOMED] };

const IS_ALL = Boolean(process.env['ALL_TESTS']);

/** True if the state is also looked at with other text and zoom; one of the home page's shows if the page scrolls sideways. */
const isAdapted = (name: string) => IS_ALL || name === 'hero';

// The longest file by far: on a single worker it would finish last in every run
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: PHONE.width, height: PHONE.height } });

for (const { name, part, show, isForPhones, isInComponentTests, changesWithTheDay } of PAGE_STATES) {
  test(`${name} looks as before${isAdapted(name) ? ', loses nothing' : ''} and is accessible`, async ({
    gallery,
    wizard,
    page,
    allowProblems,
  }) => {
    allowProblems(/404/);
    await gallery.showDemoContentOnly();
    const target = await show(wizard);
    for (const { width, height, isPhone, adaptations } of isForPhones ? [PHONE] : [PHONE, DESKTOP]) {
      await page.setViewportSize({ width, height });
      if (!changesWithTheDay) {
        await page.evaluate(drawn);
        await page.evaluate(addStyle, target ? CONTENT_IMAGES + UNSTUCK : CONTENT_IMAGES);
        await expect.soft(target ?? page).toHaveScreenshot(`${name}-${width}.png`, TOLERANCE);
        await page.evaluate(removeStyles);
      }
      if (isPhone || IS_ALL) {
        const rules = isInComponentTests ? IN_COMPONENT_TESTS : undefined;
        expect
          .soft(await accessibilityProblems(page, { part, rules }), `axe's findings at ${width} px`)
          .toEqual([]);
      }
      expect.soft(await page.evaluate(sidewaysScroll), `pixels of sideways scroll at ${width} px`).toBe(0);

      const everyAdaptation = isForPhones ? [...adaptations, ZOOMED] : adaptations;
      for (const { how, style, ...size } of isAdapted(name) ? everyAdaptation : []) {
        await page.setViewportSize(size);
        await page.evaluate(addStyle, style);
        await expectNothingLost(page, how);
        await page.evaluate(removeStyles);
      }
      if (!isPhone) continue;
      await page.setViewportSize({ width, height });
      await underFinger(page, async () => {
        expect.soft(await page.evaluate(findSmallTargets, 44), 'controls less than 44 px high').toEqual([]);
      });
    }
  });
}

async function expectNothingLost(page: Page, how: string): Promise<void> {
  expect.soft(await page.evaluate(sidewaysScroll), `pixels of sideways scroll ${how}`).toBe(0);
  expect.soft(await page.evaluate(findClipped), `text that is cut off ${how}`).toEqual([]);
}

/** Runs `look` with a touch screen, for which some controls grow. */
async function underFinger(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const enabled of [true, false]) {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled });
    await page.waitForFunction((coarse) => matchMedia('(pointer: coarse)').matches === coarse, enabled);
    if (enabled) await look();
  }
}

/** Waits until fonts are drawn and the pictures for this window's size are loaded. */
async function drawn(): Promise<void> {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Those beside the edge of a strip load only once they come into view
  const isLoading = ({ target, intersectionRatio }: IntersectionObserverEntry) =>
    target instanceof HTMLImageElement && intersectionRatio > 0 && !target.complete;
  // Asked again, since a picture may be replaced before it has loaded
  const seen = () =>
    new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries);
      });
      // The page itself answers where there is no picture
      for (const each of [document.documentElement, ...document.images]) observer.observe(each);
    });
  while ((await seen()).some(isLoading));
}
