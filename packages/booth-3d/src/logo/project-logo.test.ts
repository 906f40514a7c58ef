import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, type Rgb } from './color-math.ts';
import type { Dress } from './dress.ts';
import type { LogoArt } from './logo-art.ts';
import { brightness } from './picture-facts.ts';
import { type Corners, inkOn, matrix3d, wallColors } from './project-logo.ts';

/** Applies a CSS transform to a point of the plane. */
function transformed(css: string, [x, y]: readonly [number, number]): [number, number] {
  const m = css.slice('matrix3d('.length, -1).split(',').map(Number);
  const row = (at: number) => (m[at] ?? 0) * x + (m[at + 4] ?? 0) * y + (m[at + 12] ?? 0);
  return [row(0) / row(3), row(1) / row(3)];
}

test("a box's corners are transformed to the corners of its place", () => {
  const corners: Corners = [
    [180, 90],
    [730, 60],
    [810, 500],
    [240, 420],
  ];
  const [width, height] = [300, 80];
  const css = matrix3d(width, height, corners);
  const own = [[0, 0] as const, [width, 0] as const, [width, height] as const, [0, height] as const];
  for (const [index, corner] of own.entries())
    expect(transformed(css, corner)).toEqual(corners[index]?.map((side) => expect.closeTo(side, 4)));
});

/** A logo that stands out from grounds darker or lighter than a luminance. */
const standingOut = (isClear: (ground: number) => boolean) =>
  ({ partOn: (ground: number) => Number(isClear(ground)) }) as LogoArt;
const always = standingOut(() => true);
const luminance = (color: Rgb | null) => brightness(color ?? [0, 0, 0], 0);
const dress = (own: Partial<Dress>): Dress => ({ wall: 'color', ink: 'white', color: '#f0c000', ...own });

test('walls in any color are deep enough for white', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const { wall, accent } = wallColors(dress({ color }), always);
      expect(contrast(1, luminance(wall))).toBeGreaterThanOrEqual(4.5);
      expect(accent).toEqual(wall);
    }),
  );
});

test('a deep color stays as it is; white walls have an accent; walls as designed have no color', () => {
  expect(wallColors(dress({ color: '#a01030' }), always).wall).toEqual([160, 16, 48]);
  const white = wallColors(dress({ wall: 'white', ink: 'original', color: '#a01030' }), always);
  expect(white).toEqual({ wall: [255, 255, 255], accent: [160, 16, 48] });
  expect(wallColors(dress({ wall: 'designed' }), always)).toEqual({ wall: null, accent: null });
});

test('a logo as it is gets walls so deep that it stands out', () => {
  const onDark = standingOut((ground) => ground < 0.05);
  const { wall } = wallColors(dress({ ink: 'original' }), onDark);
  expect(luminance(wall)).toBeLessThan(0.05);
  expect(wallColors(dress({ ink: 'original' }), always).wall).toEqual([240, 192, 0]);
});

test('a ground gets the chosen version of a logo, unless only the other one stands out there', () => {
  const colorful = dress({ wall: 'white', ink: 'original' });
  const onLight = standingOut((ground) => ground > 0.5);
  expect(inkOn([255, 255, 255], colorful, onLight)).toBe('original');
  expect(inkOn([20, 40, 120], colorful, onLight)).toBe('white');
  expect(inkOn([255, 255, 255], dress({ ink: 'white' }), onLight)).toBe('original');
  const nowhere = standingOut(() => false);
  expect(inkOn([250, 240, 120], dress({ ink: 'white' }), nowhere)).toBe('dark');
});
