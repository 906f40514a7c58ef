import { expect, test } from 'vitest';
import { fitted, logoShape } from './logo-decals.ts';
import type { Socket } from './model.ts';
import { adaptPlateToTint, plateFor, tonesOf } from './plates.ts';
import { tintedLuminance, tintOf } from './tint.ts';

const wall: Socket = {
  kind: 'print',
  p: [0, 2, -1],
  n: [0, 0, 1],
  w: 0.8,
  maxW: 1.2,
  maxH: 0.6,
  align: 'left',
  light: litBy(1),
  lum: 0.03,
};

function litBy(part: number): Socket['light'] {
  const corner = [part, part, part] as const;
  return [corner, corner, corner, corner];
}

/** Pixels of one tone with a transparent edge. */
function picture(tone: number, opacity = 255): number[] {
  return Array.from({ length: 100 }, (_unused, index) => [
    tone,
    tone,
    tone,
    index < 20 ? 255 - opacity : 255,
  ]).flat();
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

test('a plate appears where the logo would be as light or as dark as the surface', () => {
  const [white, dark] = [plateFor(tonesOf(picture(255, 255))), plateFor(tonesOf(picture(20, 255)))];
  expect(white(wall)).toBeNull();
  expect(white({ ...wall, lum: 0.9 })).toBe('dark');
  expect(dark(wall)).toBe('light');
  expect(dark({ ...wall, lum: 0.9 })).toBeNull();
});

test('a bright logo gets a dark plate on white and on what is as bright as itself', () => {
  const bright = plateFor(tonesOf(picture(170, 255)));
  expect(bright({ ...wall, lum: 0.9 })).toBe('dark');
  expect(bright({ ...wall, lum: 0.12 })).toBe('dark');
  // Dark prints have lighter parts
  expect(bright({ ...wall, lum: 0.02 })).toBe('dark');
  expect(bright({ ...wall, lum: 0.02, kind: 'raised' })).toBeNull();
});

test('in the light a middle tone looks white, and gets a dark plate; in the shade a light one', () => {
  const middle = plateFor(tonesOf(picture(115, 255)));
  expect(middle({ ...wall, lum: 0.9, kind: 'raised' })).toBe('dark');
  expect(middle({ ...wall, lum: 0.1, kind: 'raised', emit: 1 })).toBe('dark');
  expect(middle({ ...wall, lum: 0.9, kind: 'raised', light: litBy(0.5) })).toBe('light');
});

test('slatted timber, where marks shine, is dark and light at once', () => {
  const slats = { ...wall, kind: 'raised', lum: 0.01, emit: 0.6 } as const;
  expect(plateFor(tonesOf(picture(120, 255)))(slats)).not.toBeNull();
  expect(plateFor(tonesOf(picture(255, 255)))(slats)).toBe('dark');
  expect(plateFor(tonesOf(picture(255, 255)))({ ...slats, light: litBy(0.3) })).toBeNull();
});

test('a logo that fills its image brings its own background', () => {
  const opaque = plateFor(tonesOf(picture(255, 0)));
  expect(opaque({ ...wall, lum: 0.9 })).toBeNull();
});

test('white words stay legible on prints of any color', () => {
  for (const color of ['#ffffff', '#ffe066', '#2456f5', '#000000']) {
    const [r, g, b] = tintOf(color);
    const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(3.49);
  }
});

test("plates are judged by the print's new color, and elsewhere as before", () => {
  const dark = adaptPlateToTint(plateFor(tonesOf(picture(20, 255))), tintOf('#ffe066'));
  expect(dark({ ...wall, lum: 0.1 })).toBeNull();
  expect(dark({ ...wall, lum: 0.03, kind: 'raised' })).toBe('light');
  // Rings, and bands of counters, are printed
  expect(dark({ ...wall, lum: 0.1, kind: 'raised' })).toBe('light');
  expect(dark({ ...wall, lum: 0.1, kind: 'raised', bend: 2 })).toBeNull();
  const light = adaptPlateToTint(plateFor(tonesOf(picture(140, 255))), tintOf('#ffe066'));
  expect(light({ ...wall, lum: 0.1 })).not.toBeNull();
});

test('a print at the pivot has the exact color, a white one stays light, a black one dark', () => {
  const tint = tintOf('#c01030');
  const own = tintedLuminance(0.1, tint);
  expect(own).toBeCloseTo(0.2126 * tint[0] + 0.7152 * tint[1] + 0.0722 * tint[2], 6);
  expect(tintedLuminance(0, tint)).toBe(0);
  expect(tintedLuminance(1, tint)).toBeGreaterThan(0.9);
});
