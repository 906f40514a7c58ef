/**
 * How fast the page answers a finger: on every step of the wizard and while a booth is turned, on a processor of a quarter of
 * this one's speed; what each press takes of the processor; from the last tap to 'booked'; and how long a booth's first picture
 * takes on a slow connection. Machines differ, so nothing fails here.
 */
import { resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { WizardPage } from '../../tests/support/wizard-page.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import { type Interaction, SHORTEST_MS, slowestSinceLast, watchInteractions } from './interactions.ts';
import { serveStaticSite } from './static-server.ts';
import { Thumb } from './thumb.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const ROUNDS = 3;
const SLOWER = 4;
const TURNS = 12;
/** After so long nothing that a press has begun is left to do, and the step that comes is there. */
const SETTLED_MS = 900;
/** Drawn by software, on a busy machine. */
const LONGEST_PICTURE_MS = 120_000;
/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const BARS = { interaction: 100, firstPicture: 2_500 } as const;

/** The lightest booth and the heaviest. */
const BOOTHS = [
  ["10' × 10'", 'Launch'],
  ["20' × 20'", 'Island'],
] as const;

/** An action of a visitor within a step, by name. */
type Step = readonly [name: string, act: (wizard: WizardPage, thumb: Thumb) => Promise<unknown>];

const STEPS: readonly Step[] = [
  ['opening the shows', ({ show }, thumb) => thumb.tap(show)],
  [
    'choosing one',
    ({ showOptions }, thumb) => thumb.tap(showOptions.filter({ hasText: 'Las Vegas, NV · January' })),
  ],
  ['to the sizes', (wizard, thumb) => thumb.tap(wizard.primary('Get Started'))],
  ['a size', (wizard, thumb) => thumb.tap(wizard.size("10' × 10'"))],
  ['a design', (wizard, thumb) => thumb.tap(wizard.design('Launch'))],
  ['to the extras', (wizard, thumb) => thumb.tap(wizard.primary('Choose Extras'))],
  ['an extra', (wizard, thumb) => thumb.tap(wizard.more(wizard.extra('Bar stools')))],
  ['to the quote', (wizard, thumb) => thumb.tap(wizard.primary('Review Quote'))],
  ['to the meeting', (wizard, thumb) => thumb.tap(wizard.primary('Pick a Time & Book Kickoff'))],
  [
    'a date',
    ({ root }, thumb) => thumb.tap(root.getByRole('button', { name: /, \d+ times? available$/ }).last()),
  ],
  [
    'a time',
    ({ root }, thumb) =>
      thumb.tap(root.getByRole('button', { name: /^\d+:\d\d [AP]M$/, disabled: false }).first()),
  ],
  [
    'filling in',
    async ({ meeting, page }, thumb) => {
      await thumb.tap(meeting.contact('Name'));
      await page.keyboard.type('Bea Bench');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Bench');
      await page.keyboard.press('Tab');
      await page.keyboard.type(`inp-${Date.now()}@visitor.example`);
    },
  ],
];

/** A line of the table: what was measured in each round, ms. */
type Rounds = Map<string, number[]>;

/** Milliseconds of each kind of work, per press and round. */
type Work = Map<string, number[][]>;

/** As tables and the browser call them. */
const KINDS_OF_WORK = {
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  scripts: 'ScriptDuration',
} as const;

/** Measures and prints the table of docs/performance.md. */
export async function reportResponsiveness(stack: StackAddresses): Promise<void> {
  const slowest: Rounds = new Map();
  const whole: Rounds = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    await inPage(stack.siteUrl, SLOWER, (page) => walk(page, slowest));
    add(whole, "last tap to 'booked', full speed", await inPage(stack.siteUrl, 1, msToBooked));
  }
  const work: Work = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    await inPage(stack.siteUrl, 1, (page, session) => weighPresses(page, session, work));
  }
  print(`From a finger to the next picture, ${SLOWER}x slower processor, ms`, slowest, BARS.interaction);
  printWork(work);
  print('In all, ms', whole, '');

  const turning: Rounds = new Map();
  const pictures: Rounds = new Map();
  const site = await serveStaticSite(resolve(stack.folder, 'dist'), stack.siteUrl);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await inPage(site.url, 1, (page, session) => turnBooth(page, session, turning));
      for (const [size, title] of BOOTHS) {
        add(pictures, title, await inPage(site.url, 1, (page) => msToFirstPicture(page, size, title)));
      }
    }
  } finally {
    site.stop();
  }
  print(`While a booth is turned, ${SLOWER}x slower processor, ms`, turning, BARS.interaction);
  print('First picture of a booth on slow 4G, ms', pictures, BARS.firstPicture);
}

async function inPage<T>(
  baseURL: string,
  slower: number,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', baseURL });
    const page = await context.newPage();
    await watchInteractions(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await work(page, session);
  } finally {
    await browser.close();
  }
}

async function walk(page: Page, slowest: Rounds): Promise<void> {
  const wizard = new WizardPage(page);
  await wizard.open();
  await page.waitForLoadState();
  const thumb = new Thumb(page);
  for (const [name, act] of STEPS) {
    await act(wizard, thumb);
    await note(page, slowest, name);
  }
  await thumb.tap(wizard.meeting.confirm);
  await wizard.meeting.confirmation.waitFor();
  await note(page, slowest, 'booking');
}

/**
 * Measures the main thread's work per press by its own clock, which excludes time given to other processes.
 */
async function weighPresses(page: Page, session: CDPSession, work: Work): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const wizard = new WizardPage(page);
  await wizard.open();
  await page.waitForLoadState();
  const thumb = new Thumb(page);
  for (const [name, act] of STEPS) {
    await page.waitForTimeout(SETTLED_MS);
    const before = await threadMs(session);
    await act(wizard, thumb);
    await page.waitForTimeout(SETTLED_MS);
    const after = await threadMs(session);
    const taken = after.map((ms, kind) => ms - (before[kind] ?? 0));
    add(work, name, taken);
  }
}

/** Milliseconds of the main thread since the page began, by kind of work. */
async function threadMs(session: CDPSession): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.values(KINDS_OF_WORK).map(
    (kind) => 1000 * (metrics.find(({ name }) => name === kind)?.value ?? 0),
  );
}

/** A GPU would draw what software draws here, so only the page is throttled, once the booth is visible. */
async function turnBooth(page: Page, session: CDPSession, slowest: Rounds): Promise<void> {
  await openPreview(new WizardPage(page), "20' × 20'", 'Island');
  await page.getByRole('button', { name: 'View in 3D' }).tap();
  const scene = page.getByRole('application');
  await scene.waitFor({ timeout: LONGEST_PICTURE_MS });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await slowestSinceLast(page);
  await scene.focus();
  for (let turn = 0; turn < TURNS; turn += 1) await page.keyboard.press('ArrowRight');
  await note(page, slowest, 'turning a booth by keys');
  const box = await scene.boundingBox();
  if (!box) throw new Error('No booth to be seen');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.down();
    await page.mouse.move(middle.x + 40, middle.y, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(middle.x, middle.y);
  }
  await note(page, slowest, 'turning a booth by hand');
}

/** Opens a design's preview. To the page no time passes: it would find software, which draws here, too slow to go on. */
async function openPreview(wizard: WizardPage, size: string, title: string): Promise<void> {
  await wizard.page.addInitScript(() => {
    performance.now = () => 1000;
  });
  await wizard.open();
  await wizard.next('Get Started');
  await wizard.size(size).tap();
  await wizard.previewButton(title).tap();
  await wizard.preview.waitFor();
  await wizard.page.waitForLoadState();
}

/** From the last tap until 'booked' is to be seen, by the page's clock. */
async function msToBooked(page: Page): Promise<number> {
  const wizard = new WizardPage(page);
  await wizard.open();
  const thumb = new Thumb(page);
  for (const [, act] of STEPS) await act(wizard, thumb);
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('last-tap'), { capture: true });
    new MutationObserver((_, observer) => {
      const isBooked = [...document.querySelectorAll('h2, h3')].some(
        ({ textContent }) => textContent === 'Your meeting is booked',
      );
      if (!isBooked) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('booked')));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await thumb.tap(wizard.meeting.confirm);
  await page.waitForFunction(() => performance.getEntriesByName('booked').length > 0);
  return page.evaluate(
    () =>
      (performance.getEntriesByName('booked')[0]?.startTime ?? 0) -
      (performance.getEntriesByName('last-tap').at(-1)?.startTime ?? 0),
  );
}

/** From the tap on 'View in 3D' until the booth is drawn, on a slow connection, with nothing of it fetched ahead. */
async function msToFirstPicture(page: Page, size: string, title: string): Promise<number> {
  await openPreview(new WizardPage(page), size, title);
  const button = page.getByRole('button', { name: 'View in 3D' });
  await button.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const before = performance.now();
  await button.tap();
  await page.getByRole('application').waitFor({ timeout: LONGEST_PICTURE_MS });
  return performance.now() - before;
}

async function note(page: Page, slowest: Rounds, name: string): Promise<void> {
  const found: Interaction | null = await slowestSinceLast(page);
  if (found && process.env.BENCH_VERBOSE) console.log(name, found);
  add(slowest, name, found?.ms ?? SHORTEST_MS);
}

function add<Measured>(rounds: Map<string, Measured[]>, name: string, measured: Measured): void {
  rounds.set(name, [...(rounds.get(name) ?? []), measured]);
}

function print(title: string, rounds: Rounds, bar: number | ''): void {
  console.log(`\n| ${title} | median of ${ROUNDS} | best | bar |\n|---|---:|---:|---:|`);
  for (const [name, values] of rounds) {
    console.log(`| ${name} | ${median(values).toFixed(0)} | ${Math.min(...values).toFixed(0)} | ${bar} |`);
  }
}

function printWork(work: Work): void {
  const kinds = Object.keys(KINDS_OF_WORK);
  console.log(`\n| Processor time of the page, full speed, ms, median of ${ROUNDS} | ${kinds.join(' | ')} |`);
  console.log(`|---|${'---:|'.repeat(kinds.length)}`);
  for (const [name, rounds] of work) {
    const medians = kinds.map((_, kind) => median(rounds.map((round) => round[kind] ?? 0)).toFixed(1));
    console.log(`| ${name} | ${medians.join(' | ')} |`);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
