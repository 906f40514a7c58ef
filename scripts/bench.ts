/**
 * `npm run bench`: what a visitor's browser loads, what the way to a meeting asks of a thumb, and how fast the page is to
 * Lighthouse, from the built site, beside the limits. Exits non-zero when one does not hold. `-- weight`, `-- path`,
 * `-- booth`, `-- admin` or `-- lighthouse` measures that alone; `-- panel` measures the panel with ten thousand bookings, `-- load`
 * what the server's answers take of a processor, `-- growth` what becomes of them as more is stored, `-- inp` how fast the page answers a finger, `-- visits` what visits load that book nothing; `--peer name=folder` measures another built site beside ours.
 */
import { measureAdmin, reportPanelLoad } from './bench/admin-weight.ts';
import { measureBoothScene, reportSceneLoad } from './bench/booth-scene.ts';
import { reportColdAccess } from './bench/cold-access.ts';
import { type Figure, isTooMuch, reportFigures } from './bench/figures.ts';
import { reportGrowth } from './bench/growth.ts';
import { compareWithLighthouse, peersOf } from './bench/lighthouse-comparison.ts';
import { reportLongPanel } from './bench/long-panel.ts';
import { reportResponsiveness } from './bench/responsiveness.ts';
import { reportServerLoad } from './bench/server-load.ts';
import { reportVisitKinds } from './bench/visit-kinds.ts';
import { isTooFar, measureVisitorPath, reportVisitorPath } from './bench/visitor-path.ts';
import { measureVisitorWeight } from './bench/visitor-weight.ts';
import { type StackAddresses, testStackAddresses } from './stack/addresses.ts';
import { runScript } from './stack/expected-error.ts';
import { isRunning } from './stack/stack.ts';
import { startTestStack } from './test/test-stack.ts';

const PARTS = ['weight', 'path', 'booth', 'admin', 'lighthouse'] as const;
/** Have to be asked for: they take minutes or no browser, or are for `npm run cost`. */
const PANEL = 'panel';
const LOAD = 'load';
const VISITS = 'visits';
const GROWTH = 'growth';
const INP = 'inp';

const args = process.argv.slice(2);
const chosen = PARTS.filter((part) => args.includes(part));
const isAll = chosen.length === 0 && ![PANEL, LOAD, VISITS, GROWTH, INP].some((part) => args.includes(part));
const needsSite = isAll || chosen.length > 0 || [PANEL, VISITS, INP].some((part) => args.includes(part));
const wants = (part: (typeof PARTS)[number]) => isAll || chosen.includes(part);

await runScript(async () => {
  const addresses = testStackAddresses();
  const stack = (await isRunning(addresses))
    ? null
    : await startTestStack(addresses, { withSite: needsSite });
  try {
    if (wants('weight')) print('What a phone loads', await measureVisitorWeight(addresses.siteUrl));
    if (wants('path')) await benchPath(addresses);
    if (wants('booth')) await benchBooth(addresses);
    if (wants('admin')) await benchAdmin(addresses);
    if (args.includes(PANEL)) await reportLongPanel(addresses);
    if (args.includes(VISITS)) await reportVisitKinds(addresses.siteUrl);
    if (args.includes(LOAD)) await reportServerLoad(addresses);
    if (args.includes(INP)) await reportResponsiveness(addresses);
    if (args.includes(GROWTH)) await reportGrowth(addresses);
    if (wants('lighthouse') && !(await compareWithLighthouse(addresses, peersOf(args)))) process.exitCode = 1;
  } finally {
    await stack?.stop();
  }
});

async function benchPath({ siteUrl }: StackAddresses): Promise<void> {
  const path = await measureVisitorPath(siteUrl);
  reportVisitorPath(path);
  if (isTooFar(path)) process.exitCode = 1;
}

async function benchBooth({ siteUrl }: StackAddresses): Promise<void> {
  const { figures, load } = await measureBoothScene(siteUrl);
  print('What a walk around a booth loads', figures);
  reportSceneLoad(load);
  if (load.some(({ value, limit }) => value > limit)) process.exitCode = 1;
}

async function benchAdmin(addresses: StackAddresses): Promise<void> {
  const { figures, load } = await measureAdmin(addresses.siteUrl);
  print('What an administrator loads', figures);
  reportPanelLoad(load);
  await reportColdAccess(addresses);
}

function print(title: string, figures: readonly Figure[]): void {
  reportFigures(title, figures);
  if (figures.some(isTooMuch)) process.exitCode = 1;
}
