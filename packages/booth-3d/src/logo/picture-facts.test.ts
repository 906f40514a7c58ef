import { expect, test } from 'vitest';
import { isLight, leadingColor } from './picture-facts.ts';

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

test('a black, white or gray logo has no color, not even with a speck of one', () => {
  expect(leadingColor(pixels([50, WHITE], [50, BLACK], [20, [120, 130, 140]]))).toBeNull();
  expect(leadingColor(pixels([99, WHITE], [1, [255, 0, 0]]))).toBeNull();
  expect(leadingColor(pixels([10, CLEAR]))).toBeNull();
});

test('a light logo is distinguished from a dark one', () => {
  expect(isLight(pixels([6, WHITE], [4, BLACK], [50, CLEAR]))).toBe(true);
  expect(isLight(pixels([4, WHITE], [6, BLACK]))).toBe(false);
  expect(isLight(pixels([6, [250, 210, 40]]))).toBe(true);
});
