import { expect, test } from 'vitest';
import { drawnBox, isLight, leadingColor } from './picture-facts.ts';

type Color = readonly [red: number, green: number, blue: number, opacity?: number];

const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];
const CLEAR: Color = [255, 0, 0, 0];

/** RGBA bytes of `count` pixels of each color. */
function pixels(...parts: readonly (readonly [count: number, color: Color])[]): number[] {
  return parts.flatMap(([count, [r, g, b, a = 255]]) =>
    Array.from({ length: count }, () => [r, g, b, a]).flat(),
  );
}

test("a logo's color is its largest area's, regardless of black, white or transparent surroundings", () => {
  const navy: Color = [20, 40, 120];
  const found = leadingColor(pixels([60, WHITE], [20, BLACK], [15, navy], [5, [230, 30, 30]], [80, CLEAR]));
  expect(found).toBe('#142878');
});

test('strong colors count for more than pale ones', () => {
  expect(leadingColor(pixels([20, [170, 190, 230]], [10, [240, 60, 20]]))).toBe('#f03c14');
});

test('shades of one hue count as one color, between them', () => {
  const found = leadingColor(pixels([10, [0, 100, 220]], [10, [0, 120, 255]], [12, [220, 60, 0]]));
  expect(found).toMatch(/^#00[67][0-9a-f]e/);
});

test.each([
  ['red', [220, 0, 10], '#dc000a'],
  ['magenta', [220, 0, 100], '#dc0064'],
  ['yellow', [250, 200, 0], '#fac800'],
  ['green', [0, 160, 60], '#00a03c'],
] as const)('%s stays %s', (_name, color, found) => {
  expect(leadingColor(pixels([10, color]))).toBe(found);
});

test('a black, white or gray logo has no color, not even with a speck of one', () => {
  expect(leadingColor(pixels([50, WHITE], [50, BLACK], [20, [120, 130, 140]]))).toBeNull();
  expect(leadingColor(pixels([99, WHITE], [1, [255, 0, 0]]))).toBeNull();
  expect(leadingColor(pixels([10, CLEAR]))).toBeNull();
});

test('transparent edges are not part of a logo', () => {
  const picture = pixels([24, CLEAR]);
  // 6 by 4, with something at 2, 1 and at 4, 2
  for (const [x, y] of [
    [2, 1],
    [4, 2],
  ] as const)
    picture[(y * 6 + x) * 4 + 3] = 255;
  expect(drawnBox(picture, 6, 4)).toEqual({ x: 2, y: 1, width: 3, height: 2 });
  expect(drawnBox(pixels([24, CLEAR]), 6, 4)).toBeNull();
  expect(drawnBox(pixels([24, WHITE]), 6, 4)).toEqual({ x: 0, y: 0, width: 6, height: 4 });
});

test('a light logo is distinguished from a dark one', () => {
  expect(isLight(pixels([6, WHITE], [4, BLACK], [50, CLEAR]))).toBe(true);
  expect(isLight(pixels([4, WHITE], [6, BLACK]))).toBe(false);
  expect(isLight(pixels([6, [250, 210, 40]]))).toBe(true);
});
