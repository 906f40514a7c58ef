import type { Page } from '@playwright/test';
import { DESIGN_FILES, EXTRA_FILES } from '../../src/booth/viewer/manifest.ts';
import { WizardPage } from '../../tests/support/wizard-page.ts';
import { DEMO_DESIGNS } from '../demo/designs.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import type { Figure } from './figures.ts';
import { type Asset, bytesOf, recordAssets } from './page-weight.ts';

/** Cost of a walk around a booth, apart from its bytes. */
export interface SceneLoad {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
}

/** KB of everything that comes with the press, by the design's size. */
const LIMITS = { '10x10': 110, '10x20': 160, '20x20': 220 } as const;
const SIZE_LABELS = { '10x10': "10' × 10'", '10x20': "10' × 20'", '20x20': "20' × 20'" } as const;
/** Seven pieces of five kinds, as many as the island has room for. */
const PIECES = [
  'led-screen-55',
  'led-screen-55',
  'coffee-bar',
  'brochure-rack',
  'brochure-rack',
  'wireless-charging-table',
  'bar-stools',
];
/** After so long the browser has what the preview asks for ahead. */
const AHEAD_MS = 2_000;
/** Files that load once the design is visible. */
const AFTERWARDS = /\/(LogoPanel|FullSizeLink|furnish|place-extras|people|read-logo)\.[^/]*\.js$/;
const SLOWER = 4;
const TURNS = 8;

/** Frame by frame, in the page: draw calls, triangles, and how long the page's own part of it took. */
interface Watched {
  frames: { calls: number; triangles: number; ms: number }[];
}

/**
 * Measures, for every design, how much 'View in 3D' loads and what its frames cost on a slow phone's
 * processor.
 */
export async function measureBoothScene(baseURL: string): Promise<{ figures: Figure[]; load: SceneLoad[] }> {
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  const load: SceneLoad[] = [];
  try {
    for (const { slug, title, booth_size } of DEMO_DESIGNS) {
      const page = await browser.newPage({
        baseURL,
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      });
      await page.addInitScript(watchFrames);
      const assets = await walkAround(page, title, SIZE_LABELS[booth_size]);
      const scripts = bytesOf(assets, 'js');
      if (figures.length === 0) figures.push({ what: 'JS of the viewer', bytes: scripts, limit: 30 });
      const all = scripts + bytesOf(assets, 'model', 'image');
      figures.push({ what: `First picture of ${title}, everything`, bytes: all, limit: LIMITS[booth_size] });
      if (slug === '20x20-island' || slug === '20x20-pavilion')
        load.push(...(await costOfFrames(page, slug, title)));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return { figures, load };
}

/** Prints what frames cost. */
export function reportSceneLoad(load: readonly SceneLoad[]): void {
  console.log('\n| What a frame costs | | at most |\n|---|---:|---:|');
  for (const { what, value, limit } of load) {
    console.log(
      `| ${what} | ${value.toLocaleString('en-US')}${value > limit ? ' (too much)' : ''} | ${limit} |`,
    );
  }
}

/** Opens a design's preview and presses the button; what came with the press. */
async function walkAround(page: Page, title: string, size: string): Promise<readonly Asset[]> {
  const wizard = new WizardPage(page);
  await wizard.open();
  await wizard.next('Get Started');
  await wizard.size(size).click();
  await wizard.previewButton(title).click();
  await wizard.preview.waitFor();
  await page.waitForTimeout(AHEAD_MS);
  const assets = recordAssets(page);
  await wizard.preview.getByRole('button', { name: 'View in 3D' }).click();
  await page.getByRole('application').waitFor();
  // Pictures that were on their way are none of it
  return (await assets.settled()).filter(({ path }) => path.startsWith('/_astro/') && !AFTERWARDS.test(path));
}

async function costOfFrames(page: Page, slug: string, title: string): Promise<SceneLoad[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scene = page.getByRole('application');
  // From there, the floor mirrors the booth
  await page.getByRole('button', { name: 'Front View' }).click();
  await scene.focus();
  for (let turn = 0; turn < TURNS; turn++) {
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  }
  const frames = await page.evaluate(() =>
    (window as unknown as Watched).frames.filter(({ calls }) => calls > 0),
  );
  const last = frames.at(-1);
  const pieces = PIECES.map((piece) => EXTRA_FILES[piece]).filter((file) => file !== undefined);
  // Each part is drawn once more in the floor's mirror, and each piece has a shadow
  const calls = (last?.calls ?? 0) + pieces.reduce((sum, { parts }) => sum + 2 * parts + 1, 0);
  const triangles = (last?.triangles ?? 0) + pieces.reduce((sum, piece) => sum + 2 * piece.triangles + 2, 0);
  const times = frames.map(({ ms }) => ms).sort((a, b) => a - b);
  // Other programs make some frames slower, none faster
  const undisturbed = Math.round((times[times.length >> 2] ?? 0) * 10) / 10;
  if (!DESIGN_FILES[slug]) throw new Error(`${slug} has no model.`);
  return [
    { what: `${title} with 7 pieces: draw calls`, value: calls, limit: 100 },
    { what: `${title} with 7 pieces: triangles`, value: triangles, limit: 150_000 },
    { what: `${title}: ms of a ${SLOWER}x slower processor for a frame`, value: undisturbed, limit: 4 },
  ];
}

/** Runs in the page, before anything else. To the page no time passes: software, which draws here, would be too slow for it. */
function watchFrames(): void {
  const watched = window as unknown as Watched;
  watched.frames = [];
  const now = performance.now.bind(performance);
  performance.now = () => 1000;
  let calls = 0;
  let triangles = 0;
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function drawElements(mode, count, type, offset) {
    calls++;
    triangles += count / 3;
    draw.call(this, mode, count, type, offset);
  };
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      [calls, triangles] = [0, 0];
      const before = now();
      callback(time);
      watched.frames.push({ calls, triangles, ms: now() - before });
    });
}
