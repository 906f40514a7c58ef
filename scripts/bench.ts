/**
 * `npm run bench`: what a visitor's browser loads on the way from the first look to a booked meeting, on a phone, from
 * the built site, beside the limit that each figure must keep. Exits non-zero when one does not.
 */
import { chromium, type Page } from '@playwright/test';
import { WizardPage } from '../tests/support/wizard-page.ts';
import { type Asset, bytesOf, inlineScriptBytes, recordAssets } from './bench/page-weight.ts';
import { buildStack } from './build-stack.ts';
import { testStackAddresses } from './stack/addresses.ts';
import { runScript } from './stack/expected-error.ts';
import { isRunning } from './stack/stack.ts';
import { readTools } from './stack/tools.ts';
import { startTestStack } from './test/test-stack.ts';

interface Figure {
  readonly what: string;
  readonly bytes: number;
  /** KB of 1,000 bytes; null where nothing is promised. */
  readonly limit: number | null;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

await runScript(async () => {
  const addresses = testStackAddresses();
  const stack = (await isRunning(addresses))
    ? null
    : await startTestStack(addresses, { build: () => buildStack(addresses) });
  try {
    const figures = await measure(addresses.siteUrl);
    report(figures);
    if (figures.some(({ bytes, limit }) => limit !== null && bytes > limit * 1000)) process.exitCode = 1;
  } finally {
    await stack?.stop();
  }
});

async function measure(baseURL: string): Promise<Figure[]> {
  const { chromium: executablePath } = readTools();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext({ ...PHONE, baseURL });
    return await walk(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** The visitor's path; what has loaded is counted at each milestone. */
async function walk(page: Page): Promise<Figure[]> {
  const assets = recordAssets(page);
  const wizard = new WizardPage(page);
  const html = await (await page.goto('/'))?.text();
  await page.waitForLoadState('networkidle');
  const atFirst = await assets.settled();

  await wizard.isAlive();
  await wizard.city.click();
  await wizard.cityOptions.first().waitFor();
  const atFirstStep = await assets.settled();

  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('CES');
  await wizard.next('Get Started');
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await wizard.preview.getByRole('button', { name: 'Select This Design' }).click();
  await wizard.next('Choose Extras');
  await wizard.more(wizard.extra('Bar stools')).click();
  await wizard.next('Review Quote');
  await wizard.next('Pick a Time & Book Kickoff');
  await bookFirstFreeTime(wizard, page);
  const atTheEnd = await assets.settled();

  const inline = inlineScriptBytes(html ?? '');
  return [
    { what: 'HTML with critical CSS', bytes: bytesOf(atFirst, 'html'), limit: 14 },
    { what: 'JS before the wizard is near', bytes: inline + bytesOf(atFirst, 'js'), limit: 6 },
    { what: 'Images of the first screen', bytes: bytesOf(atFirst, 'image'), limit: null },
    { what: 'Font', bytes: bytesOf(atFirst, 'font'), limit: null },
    {
      what: "JS until the wizard's first step answers",
      bytes: inline + bytesOf(atFirstStep, 'js'),
      limit: 120,
    },
    { what: 'CSS of the wizard', bytes: bytesOf(atTheEnd, 'css'), limit: null },
    { what: "JS of the whole path to 'booked'", bytes: inline + bytesOf(atTheEnd, 'js'), limit: 220 },
    { what: 'Time-zone data', bytes: bytesOf(atTheEnd, 'time-zones'), limit: null },
    { what: 'Images of the whole path', bytes: bytesOf(atTheEnd, 'image'), limit: null },
    { what: 'Firebase SDK', bytes: firebaseBytes(atTheEnd), limit: 0 },
  ];
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

function firebaseBytes(assets: readonly Asset[]): number {
  return assets.filter(({ mentionsFirebase }) => mentionsFirebase).reduce((sum, { bytes }) => sum + bytes, 0);
}

function report(figures: readonly Figure[]): void {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log('\n| What a phone loads | KB | at most |\n|---|---:|---:|');
  for (const { what, bytes, limit } of figures) {
    const verdict = limit !== null && bytes > limit * 1000 ? ' (too much)' : '';
    console.log(`| ${what} | ${kilobytes(bytes)}${verdict} | ${limit ?? ''} |`);
  }
}
