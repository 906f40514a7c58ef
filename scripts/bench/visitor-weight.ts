import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { WizardPage } from '../../tests/support/wizard-page.ts';
import {
  type Asset,
  firstFlight,
  inlineScripts,
  islandModules,
  ofKind,
  recordAssets,
  type Sized,
} from './page-weight.ts';
import { PHONE, TO_BOOKED, TO_THE_MEETING, TO_THE_QUOTE } from './visitor-path.ts';

/** After this long at a step the browser has asked for what it preloads for the next. */
const AHEAD_MS = 2_000;

interface Figure {
  readonly what: string;
  readonly bytes: number;
  readonly files: number;
  /** KB of 1,000 bytes; null if there is none. */
  readonly limit: number | null;
}

export function isTooMuch({ bytes, limit }: Figure): boolean {
  return limit !== null && bytes > limit * 1000;
}

/** Prints a phone's bytes from the first screen to a booked meeting. Returns false if a limit is exceeded. */
export async function reportVisitorWeight(baseURL: string): Promise<boolean> {
  await using browser = await chromium.launch(chromiumLaunchOptions());
  const phone = (deviceScaleFactor: number) => browser.newPage({ ...PHONE, deviceScaleFactor, baseURL });
  const figures = await weighWay(await phone(2), async (wizard) => {
    for (const [, act] of TO_BOOKED) await act(wizard);
  });
  figures.push(figureOf('Hero, three pixels per point', await heroOf(await phone(3)), 60));
  console.log('\n| What a phone loads | files | KB | at most |\n|---|---:|---:|---:|');
  for (const figure of figures) {
    const { what, files, bytes, limit } = figure;
    const verdict = isTooMuch(figure) ? ' (too much)' : '';
    console.log(`| ${what} | ${files} | ${(bytes / 1000).toFixed(1)}${verdict} | ${limit ?? ''} |`);
  }
  return !figures.some(isTooMuch);
}

async function heroOf(page: Page): Promise<readonly Sized[]> {
  const assets = recordAssets(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return (await assets()).filter(isHero);
}

/** The first screen's only other picture is the logo, which an administrator uploads. */
function isHero({ kind, path }: Asset): boolean {
  return kind === 'image' && path.startsWith('/_astro/');
}

/**
 * The visitor's path; what has loaded is counted at each milestone.
 * @param arrive what is done in the meeting step; the way ends once nothing is loaded any more
 */
export async function weighWay(page: Page, arrive: (wizard: WizardPage) => Promise<void>): Promise<Figure[]> {
  const assets = recordAssets(page);
  const wizard = new WizardPage(page);
  const html = (await (await page.goto('/'))?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  const atFirst = await assets();

  await wizard.isAlive();
  for (const [, act] of TO_THE_QUOTE) await act(wizard);
  await page.waitForTimeout(AHEAD_MS);
  await page.waitForLoadState('networkidle');
  const atReview = await assets();

  await TO_THE_MEETING[1](wizard);
  await arrive(wizard);
  const atTheEnd = await assets();

  const early = [...inlineScripts(html), ...ofKind(atFirst, 'js')];
  return [
    figureOf('HTML with critical CSS, to the end of the hero', firstFlight(html), 14),
    figureOf('HTML, whole', ofKind(atFirst, 'html')),
    figureOf('JS before the wizard is near', early, 6),
    figureOf('Hero, two pixels per point', atFirst.filter(isHero), 60),
    figureOf('Font', ofKind(atFirst, 'font')),
    figureOf(
      "JS until the wizard's first step answers",
      [...early, ...(await islandModules(page, html, 'Wizard'))],
      120,
    ),
    figureOf('CSS of the wizard', ofKind(atTheEnd, 'css')),
    figureOf("JS of the whole path to 'booked'", [...inlineScripts(html), ...ofKind(atTheEnd, 'js')], 254),
    figureOf('Date library before the meeting step', atReview.filter(holdsLuxon), 0),
    figureOf('Date library', atTheEnd.filter(holdsLuxon)),
    figureOf('Time-zone data', ofKind(atTheEnd, 'time-zones')),
    figureOf('Images of the whole path', ofKind(atTheEnd, 'image'), 250),
    figureOf('Firebase SDK', atTheEnd.filter(mentionsFirebase), 0),
  ];
}

const holdsLuxon = ({ text }: Asset) => text.includes('Invalid DateTime');
const mentionsFirebase = ({ kind, text }: Asset) => kind === 'js' && /firebase|firestore/i.test(text);

function figureOf(what: string, files: readonly Sized[], limit: number | null = null): Figure {
  return { what, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.length, limit };
}
