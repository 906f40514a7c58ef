import { expect, test } from 'vitest';
import { changeZoom, FITTING, MAX_SCALE } from './zoom.ts';

const FIT = { frame: [400, 800], picture: [400, 300] } as const;

test('a picture grows around the point that is pressed', () => {
  expect(changeZoom(FITTING, { factor: 2, at: { x: 100, y: 0 } }, FIT)).toEqual({ scale: 2, x: -100, y: 0 });
});

test('it is never smaller than its frame, nor larger than the limit', () => {
  expect(changeZoom(FITTING, { factor: 0.1 }, FIT)).toEqual(FITTING);
  expect(changeZoom(FITTING, { factor: 100 }, FIT).scale).toBe(MAX_SCALE);
});

test('it moves up to its edge, and not where it is smaller than the frame', () => {
  const twice = changeZoom(FITTING, { factor: 2 }, FIT);
  expect(changeZoom(twice, { dx: 50, dy: 50 }, FIT)).toEqual({ scale: 2, x: 50, y: 0 });
  expect(changeZoom(twice, { dx: 900 }, FIT).x).toBe(200);
  const largest = changeZoom(FITTING, { factor: 4 }, FIT);
  expect(changeZoom(largest, { dy: -900 }, FIT).y).toBe(-200);
});

test('smaller again, it returns to the center', () => {
  const moved = { scale: 2, x: 200, y: 0 };
  expect(changeZoom(moved, { factor: 0.5 }, FIT)).toEqual(FITTING);
});
