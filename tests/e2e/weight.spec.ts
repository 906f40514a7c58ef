import { expect, test } from '../support/fixtures.ts';
import {
  type Asset,
  firstScreenHtml,
  inlineScripts,
  islandModules,
  ofKind,
  recordAssets,
  type Sized,
} from '../support/page-weight.ts';
import { PHONE, TO_THE_MEETING, TO_THE_QUOTE } from '../support/visitor-path.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

/** Time at a step after which the browser has requested what it preloads for the next one. */
const AHEAD_MS = 2_000;
const TIME = '2:00 PM';

test.use(PHONE);

/** Prints what has loaded at each milestone, for docs/performance.md. */
test('on a phone the path to a meeting stays within its size limits', async ({
  page,
  wizard,
  visitor,
  offer,
}) => {
  const day = await offer(TIME);
  const assets = recordAssets(page);
  const html = (await (await page.goto('/'))?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  const atFirst = await assets();

  await wizard.isAlive();
  for (const [, act] of TO_THE_QUOTE) await act(wizard);
  await page.waitForTimeout(AHEAD_MS);
  await page.waitForLoadState('networkidle');
  const atReview = await assets();

  await TO_THE_MEETING[1](wizard);
  const { meeting } = wizard;
  await meeting.chooseDay(day.date);
  await meeting.slot(TIME).tap();
  await meeting.fillContact(visitor);
  await meeting.confirm.tap();
  await meeting.confirmation.waitFor();
  await page.waitForLoadState('networkidle');
  const atTheEnd = await assets();

  const early = [...inlineScripts(html), ...ofKind(atFirst, 'js')];
  const isEarly = ({ path }: { path: string }) => atFirst.some((asset) => asset.path === path);
  const wizardModules = await islandModules(page, html, 'Wizard');
  report([
    ['HTML with critical CSS, to the end of the hero', firstScreenHtml(html), 14],
    ['HTML, whole', ofKind(atFirst, 'html')],
    ['JS before the wizard is near', early, 6.3],
    ['Hero, two pixels per point', atFirst.filter(isHero), 60],
    ['Font', ofKind(atFirst, 'font')],
    [
      "JS until the wizard's first step answers",
      [...early, ...wizardModules.filter((module) => !isEarly(module))],
      137,
    ],
    ['CSS of the wizard', ofKind(atTheEnd, 'css')],
    ["JS of the whole path to 'booked'", [...inlineScripts(html), ...ofKind(atTheEnd, 'js')], 272],
    ['Date library before the meeting step', atReview.filter(holdsLuxon), 0],
    ['Date library', atTheEnd.filter(holdsLuxon)],
    ['Time-zone data', ofKind(atTheEnd, 'time-zones')],
    ['Images of the whole path', ofKind(atTheEnd, 'image'), 125],
    ['Firebase SDK', atTheEnd.filter(mentionsFirebase), 0],
  ]);
});

test('the hero stays within its size limit on a phone with three pixels per point', async ({
  anotherVisitor,
}) => {
  const { page } = await anotherVisitor({ ...PHONE, deviceScaleFactor: 3 });
  const assets = recordAssets(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  report([['Hero, three pixels per point', (await assets()).filter(isHero), 60]]);
});

/** The first screen's only other picture is the logo, which an administrator uploads. */
function isHero({ kind, path }: Asset): boolean {
  return kind === 'image' && path.startsWith('/_astro/');
}

const holdsLuxon = ({ text }: Asset) => text.includes('Invalid DateTime');
const mentionsFirebase = ({ kind, text }: Asset) => kind === 'js' && /firebase|firestore/i.test(text);

/** What was loaded, and its limit in KB of 1,000 bytes, if there is one. */
type Figure = readonly [what: string, files: readonly Sized[], limit?: number];

/** Prints the figures as a table, and expects each within its limit, and something where something must be. */
function report(figures: readonly Figure[]): void {
  const rows = figures.map(([what, files, limit]) => {
    const kb = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const isOff = (limit !== undefined && kb > limit) || (limit !== 0 && kb === 0);
    return { isOff, line: `| ${what} | ${files.length} | ${kb.toFixed(1)} | ${limit ?? ''} |` };
  });
  const head = ['', '| What a phone loads | files | KB | at most |', '|---|---:|---:|---:|'];
  console.log([...head, ...rows.map(({ line }) => line)].join('\n'));
  expect(rows.filter(({ isOff }) => isOff)).toEqual([]);
}

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
  // The first piece changes its row, the line below the list and the price in the bar
  expect(Math.max(...styled)).toBeGreaterThan(5);
  expect(Math.max(...styled)).toBeLessThan(60);
});
