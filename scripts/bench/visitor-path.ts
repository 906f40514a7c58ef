import type { Locator, Page } from '@playwright/test';
import { WizardPage } from '../../tests/support/wizard-page.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import { type Asset, recordAssets } from './page-weight.ts';
import { Thumb } from './thumb.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Most taps and screens on the way to a booked meeting. */
export const PATH_LIMITS = { taps: 12, screens: 4 } as const;

/** Measured effort of the path. A screen is the phone's height. */
export interface VisitorPath {
  readonly taps: number;
  /** Scrolled by hand. */
  readonly screens: number;
  /** Moved by the page itself: from step to step, and to what was asked for. */
  readonly screensByPage: number;
  readonly seconds: number;
  readonly bytes: number;
}

/**
 * From the wizard's first step to a booked meeting on a phone, by the shortest way there is: city, show, size, design, one
 * extra, time, and the three required fields. Of the fields the first is tapped, the others come by the 'next' key of the phone's
 * keyboard, which is typing and no tap.
 */
export async function measureVisitorPath(baseURL: string): Promise<VisitorPath> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', baseURL });
    return await walk(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Prints the path as a table. */
export function reportVisitorPath(path: VisitorPath): void {
  const lines: readonly [string, string, number | string][] = [
    ['Taps', `${path.taps}`, PATH_LIMITS.taps],
    ['Screens scrolled by hand', path.screens.toFixed(1), PATH_LIMITS.screens],
    ['Screens that the page moved by itself', path.screensByPage.toFixed(1), ''],
    ['Seconds of a visitor who need not think', path.seconds.toFixed(1), ''],
    ['KB, all in all', (path.bytes / 1000).toFixed(1), ''],
  ];
  console.log('\n| The way to a booked meeting, on a phone | | at most |\n|---|---:|---:|');
  for (const line of lines) console.log(`| ${line.join(' | ')} |`);
}

/** True for a path that asks too much. */
export function isTooFar({ taps, screens }: VisitorPath): boolean {
  return taps > PATH_LIMITS.taps || screens > PATH_LIMITS.screens;
}

async function walk(page: Page): Promise<VisitorPath> {
  const assets = recordAssets(page);
  const wizard = new WizardPage(page);
  await wizard.open();
  await page.waitForLoadState();
  await page.evaluate(countScrolling);
  const start = performance.now();
  const thumb = new Thumb(page);

  // A listed show says in which city it is
  await thumb.tap(wizard.show);
  await thumb.tap(wizard.showOptions.filter({ hasText: 'Las Vegas, NV · January' }));
  await thumb.tap(wizard.primary('Get Started'));
  await thumb.tap(wizard.size("10' × 10'"));
  await thumb.tap(wizard.design('Launch'));
  await thumb.tap(wizard.primary('Choose Extras'));
  await thumb.tap(wizard.more(wizard.extra('Bar stools')));
  await thumb.tap(wizard.primary('Review Quote'));
  await thumb.tap(wizard.primary('Pick a Time & Book Kickoff'));
  await chooseTime(thumb, wizard);
  await fillIn(thumb, wizard.meeting.contact('Name'), page);
  await thumb.tap(wizard.meeting.confirm);
  await wizard.meeting.confirmation.waitFor();

  const seconds = (performance.now() - start) / 1000;
  const scrolledPx = await page.evaluate(() => Number(document.documentElement.dataset.scrolled ?? 0));
  const { taps, scrolledPx: byHand } = thumb.work;
  const screen = PHONE.viewport.height;
  return {
    taps,
    screens: byHand / screen,
    screensByPage: Math.max(0, scrolledPx - byHand) / screen,
    seconds,
    bytes: (await assets.settled()).reduce((sum: number, { bytes }: Asset) => sum + bytes, 0),
  };
}

/** By one press where the page offers the next free times, else by date and time. */
async function chooseTime(thumb: Thumb, { meeting, root }: WizardPage): Promise<void> {
  await meeting.enabledDays.first().waitFor();
  const next = root.getByRole('list', { name: 'Next available' }).getByRole('button').first();
  if (await next.isVisible()) return thumb.tap(next);
  await thumb.tap(root.getByRole('button', { name: /, \d+ times? available$/ }).last());
  await thumb.tap(root.getByRole('button', { name: /^\d+:00 [AP]M$/, disabled: false }).first());
}

/** Name, company and e-mail address; the keyboard goes from field to field. */
async function fillIn(thumb: Thumb, first: Locator, page: Page): Promise<void> {
  await thumb.tap(first);
  await page.keyboard.type('Bea Bench');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bench & Co');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`path-${Date.now()}@visitor.example`);
}

/** From here on the page adds up, in its root's `data-scrolled`, how far it is scrolled by anyone. Runs in the page. */
function countScrolling(): void {
  const root = document.documentElement;
  let last = scrollY;
  let sum = 0;
  addEventListener('scroll', () => {
    sum += Math.abs(scrollY - last);
    last = scrollY;
    root.dataset.scrolled = String(sum);
  });
}
