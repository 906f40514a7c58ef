import { expect, test } from 'vitest';
import { FRONT_VIEWS } from '../../../../tests/support/model-views.ts';
import { AS_DESIGNED } from '../logo/dress.ts';
import type { LogoArt } from '../logo/logo-art.ts';
import { EXPOSURE, exposureOf, fitted, logoShape } from './logo-decals.ts';
import type { Socket } from './model.ts';
import { paintOf } from './paint.ts';

const wall: Socket = {
  ...{ kind: 'print', p: [0, 2, -1], n: [0, 0, 1], w: 0.8, maxW: 1.2, maxH: 0.6 },
  ...{ align: 'left', light: litBy(1), lum: 0.03 },
};

function litBy(part: number): Socket['light'] {
  const corner = [part, part, part] as const;
  return [corner, corner, corner, corner];
}

test.each([
  ['wide', 4, 1.2, 0.3],
  ['square', 1, 0.6, 0.6],
  ['tall', 0.25, 0.15, 0.6],
])('a %s logo is shown whole and as large as its place allows', (_name, ratio, width, height) => {
  const [w, h] = fitted(wall, ratio);
  expect(w).toBeCloseTo(width, 5);
  expect(h).toBeCloseTo(height, 5);
});

test('a logo at the left of a wall keeps the left edge, in front of the wall', () => {
  const { places } = logoShape(wall, 4);
  expect(Math.min(...places.filter((_value, index) => index % 3 === 0))).toBeCloseTo(-0.4, 5);
  for (const z of places.filter((_value, index) => index % 3 === 2)) expect(z).toBeGreaterThan(-1);
});

test('a logo on a bent surface follows it', () => {
  const bent: Socket = { ...wall, kind: 'raised', align: 'center', bend: 1.5, p: [0, 2, 1.5] };
  const { places, normals } = logoShape(bent, 4);
  for (let at = 0; at < places.length; at += 3) {
    expect(Math.hypot(places[at] ?? 0, places[at + 2] ?? 0)).toBeCloseTo(1.504, 4);
    expect(normals[at]).toBeCloseTo((places[at] ?? 0) / 1.504, 4);
  }
});

const parts = [{ surface: 'print' }] as const;
const scene = (sockets: readonly Socket[]) =>
  ({
    size: [3, 3],
    box: [
      [0, 0, 0],
      [1, 1, 1],
    ],
    maps: {},
    views: FRONT_VIEWS,
    sockets,
  }) as const;

/** Returns a logo of these pixels, of which a part stands out from a ground. */
function artOf(sample: LogoArt['sample'], partOn: LogoArt['partOn']): LogoArt {
  const canvas = { width: 10, height: 10 } as HTMLCanvasElement;
  return { whole: canvas, canvas, sample, ground: null, isPhoto: false, partOn, inOneColor: () => canvas };
}

test('a white version is on dark grounds and slats, a dark one on white counters', () => {
  const yellow = {
    data: Uint8ClampedArray.from({ length: 400 }, (_, at) => [255, 224, 102, 255][at % 4] ?? 0),
    width: 10,
    height: 10,
  };
  const art = artOf(yellow, () => 0);
  const { ink } = paintOf({ wall: 'color', ink: 'white', color: '#ffe066' }, art, scene([wall]), parts);
  const raised = { ...wall, kind: 'raised' } as const;
  expect(ink(wall)).toBe('white');
  expect(ink({ ...raised, lum: 0.013, emit: 0.6 })).toBe('white');
  expect(ink({ ...raised, lum: 0.895, light: litBy(0.7) })).toBe('dark');
});

test('a dark logo is white on screens, which become dark under it', () => {
  const sample = { data: new Uint8ClampedArray(400), width: 10, height: 10 };
  const art = artOf(sample, (ground) => Number(ground > 0.3));
  const screen: Socket = { ...wall, light: litBy(0), lum: 0, emit: 0.8 };
  const model = { ...scene([wall]), screens: [screen] };
  const paint = paintOf({ wall: 'white', ink: 'original', color: null }, art, model, parts);
  expect(paint.ink(screen)).toBe('white');
  expect([paint.shining[15], paintOf(AS_DESIGNED, null, model, parts).shining[15]]).toEqual([1, 0]);
});

test('a logo in its own colors is never overexposed, a white one shines', () => {
  expect(exposureOf({ ...wall, light: litBy(1.6), emit: 0.9 }, 'original') * EXPOSURE).toBeCloseTo(1, 5);
  expect(exposureOf({ ...wall, light: litBy(0.4) }, 'original')).toBeCloseTo(0.4, 5);
  expect(exposureOf({ ...wall, light: litBy(1.6) }, 'white')).toBeCloseTo(1.6, 5);
});
