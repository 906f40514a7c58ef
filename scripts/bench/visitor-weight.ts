import type { Page } from '@playwright/test';
import { WizardPage } from '../../tests/support/wizard-page.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import type { Figure } from './figures.ts';
import {
  type Asset,
  bytesOf,
  firstFlightBytes,
  inlineScriptBytes,
  islandBytes,
  recordAssets,
} from './page-weight.ts';

/** Sooner a tap on a step's button is the second one of a double tap, which leads one step on only. */
const TAPS_APART_MS = 600;
/** After so long at a step the browser has asked for what comes ahead of the next. */
const AHEAD_MS = 2_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Measures what a phone's browser loads from the first screen to a booked meeting. */
export async function measureVisitorWeight(baseURL: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  async function phone(deviceScaleFactor: number): Promise<Page> {
    const context = await browser.newContext({ ...PHONE, deviceScaleFactor, baseURL });
    return context.newPage();
  }
  try {
    const sharpest = await heroBytes(await phone(3));
    const figures = await weighWay(await phone(2), bookFirstFreeTime);
    return [...figures, { what: 'Hero, three pixels a point', bytes: sharpest, limit: 60 }];
  } finally {
    await browser.close();
  }
}

/** Bytes of the hero's picture. */
async function heroBytes(page: Page): Promise<number> {
  const assets = recordAssets(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return bytesOf((await assets.settled()).filter(isHero), 'image');
}

/** The first screen's only other picture is the logo, which an administrator uploads. */
function isHero({ path }: Asset): boolean {
  return path.startsWith('/_astro/');
}

/**
 * The visitor's path; what has loaded is counted at each milestone.
 * @param arrive what is done in the meeting step; the way ends once nothing is loaded any more
 */
export async function weighWay(
  page: Page,
  arrive: (wizard: WizardPage, page: Page) => Promise<void>,
): Promise<Figure[]> {
  const assets = recordAssets(page);
  const wizard = new WizardPage(page);
  const html = await (await page.goto('/'))?.text();
  await page.waitForLoadState('networkidle');
  const atFirst = await assets.settled();

  await wizard.isAlive();
  await wizard.show.tap();
  await wizard.showOptions.first().waitFor();

  await chooseByTap(wizard);
  await page.waitForTimeout(AHEAD_MS);
  await page.waitForLoadState('networkidle');
  const atReview = await assets.settled();

  await wizard.primary('Pick a Time & Book Kickoff').tap();
  await arrive(wizard, page);
  const atTheEnd = await assets.settled();

  const inline = inlineScriptBytes(html ?? '');
  return [
    {
      what: 'HTML with critical CSS, to the end of the hero',
      bytes: firstFlightBytes(html ?? ''),
      limit: 14,
    },
    { what: 'HTML, whole', bytes: bytesOf(atFirst, 'html'), limit: null },
    { what: 'JS before the wizard is near', bytes: inline + bytesOf(atFirst, 'js'), limit: 6 },
    { what: 'Hero, two pixels a point', bytes: bytesOf(atFirst.filter(isHero), 'image'), limit: 60 },
    { what: 'Font', bytes: bytesOf(atFirst, 'font'), limit: null },
    {
      what: "JS until the wizard's first step answers",
      bytes: inline + bytesOf(atFirst, 'js') + (await islandBytes(page, html ?? '', 'Wizard')),
      limit: 124,
    },
    { what: 'CSS of the wizard', bytes: bytesOf(atTheEnd, 'css'), limit: null },
    { what: "JS of the whole path to 'booked'", bytes: inline + bytesOf(atTheEnd, 'js'), limit: 256 },
    { what: 'Date library before the meeting step', bytes: luxonBytes(atReview), limit: 0 },
    { what: 'Date library', bytes: luxonBytes(atTheEnd), limit: null },
    { what: 'Time-zone data', bytes: bytesOf(atTheEnd, 'time-zones'), limit: null },
    { what: 'Images of the whole path', bytes: bytesOf(atTheEnd, 'image'), limit: 250 },
    { what: 'Firebase SDK', bytes: firebaseBytes(atTheEnd), limit: 0 },
  ];
}

/** To the review as on a phone, by taps and without detours. */
async function chooseByTap(wizard: WizardPage): Promise<void> {
  await wizard.showOptions.filter({ hasText: 'Las Vegas, NV · January' }).tap();
  await wizard.primary('Get Started').tap();
  await wizard.size("10' × 10'").tap();
  await wizard.design('Launch').tap();
  await wizard.page.waitForTimeout(TAPS_APART_MS);
  await wizard.primary('Choose Extras').tap();
  await wizard.more(wizard.extra('Bar stools')).tap();
  await wizard.page.waitForTimeout(TAPS_APART_MS);
  await wizard.primary('Review Quote').tap();
}

async function bookFirstFreeTime(wizard: WizardPage, page: Page): Promise<void> {
  const { meeting } = wizard;
  await meeting.enabledDays.first().waitFor();
  await meeting.enabledDays.last().click();
  await page
    .getByRole('button', { name: /^\d+:00 [AP]M$/, disabled: false })
    .first()
    .click();
  await meeting.fillContact({
    name: 'Bea Bench',
    company: 'Bench & Co',
    email: `bench-${Date.now()}@visitor.example`,
    website: '',
  });
  await meeting.confirm.click();
  await meeting.confirmation.waitFor();
}

function luxonBytes(assets: readonly Asset[]): number {
  return assets.filter(({ holdsLuxon }) => holdsLuxon).reduce((sum, { bytes }) => sum + bytes, 0);
}

function firebaseBytes(assets: readonly Asset[]): number {
  return assets.filter(({ mentionsFirebase }) => mentionsFirebase).reduce((sum, { bytes }) => sum + bytes, 0);
}
