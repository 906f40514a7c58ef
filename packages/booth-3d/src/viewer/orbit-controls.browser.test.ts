import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { orbitControls } from './orbit-controls.ts';

const STEPS = 10;

/** A controlled surface in a scrollable page, and the recorded camera moves. */
function surface() {
  const canvas = document.createElement('canvas');
  canvas.className = 'block size-64 touch-pan-y';
  const page = document.createElement('div');
  page.style.height = '5000px';
  page.append(canvas);
  document.body.prepend(page);
  const camera = { turn: vi.fn(), zoom: vi.fn(), stop: vi.fn() };
  const ended = new AbortController();
  orbitControls(canvas, camera, ended.signal);
  onTestFinished(() => {
    ended.abort();
    page.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return { camera, canvas };
}

/** One finger's path, in pixels from the surface's corner. */
type Finger = readonly (readonly [x: number, y: number])[];

/** Sends real touches as a screen does: all fingers at once, in steps. */
async function touch(fingers: readonly Finger[], restMs = 0): Promise<void> {
  const browser = cdp();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / innerWidth || 1;
  let timestamp = Date.now() / 1000;
  for (let step = 0; step < STEPS; step++) {
    const touchPoints = fingers.map((way, id) => {
      const [x, y] = way[step] as readonly [number, number];
      return { id, x: frame.x + x * scale, y: frame.y + y * scale };
    });
    timestamp += 0.016;
    await browser.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
      timestamp,
    });
  }
  timestamp += restMs / 1000;
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
}

/** Ten points on the line between two. */
function line([fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]): Finger {
  return Array.from({ length: STEPS }, (_, index) => {
    const part = index / (STEPS - 1);
    return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part] as const;
  });
}

const turned = (camera: { turn: { mock: { calls: unknown[][] } } }) =>
  camera.turn.mock.calls.reduce((sum, [by]) => sum + (by as number), 0);

test('dragging a finger sideways turns the booth, and does not scroll', async () => {
  const { camera } = surface();
  await touch([line([200, 100], [60, 100])]);
  await expect.poll(() => turned(camera)).toBeGreaterThan(0.5);
  expect(camera.stop).toHaveBeenCalledOnce();
  expect(camera.turn.mock.calls.every(([, up]) => up === 0)).toBe(true);
  expect(scrollY).toBe(0);
});

test('dragging a finger up or down scrolls the page', async () => {
  const { camera } = surface();
  const isAtRest = new Promise((done) => document.addEventListener('scrollend', done, { once: true }));
  // Thrown, the page would keep scrolling under the next test
  await touch([line([120, 220], [120, 20])], 200);
  await isAtRest;
  expect(scrollY).toBeGreaterThan(50);
  expect(Math.abs(turned(camera))).toBeLessThan(0.05);
  expect(camera.zoom).not.toHaveBeenCalled();
});

test('two fingers apart bring the booth nearer', async () => {
  const { camera } = surface();
  await touch([line([108, 100], [38, 100]), line([148, 100], [218, 100])]);
  const zoomed = () => camera.zoom.mock.calls.reduce((product, [by]) => product * by, 1);
  await expect.poll(zoomed).toBeLessThan(0.6);
  expect(camera.turn).not.toHaveBeenCalled();
});
