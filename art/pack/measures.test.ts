import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFloor } from '../../src/booth/placement/floor.ts';
import { floorOf } from './floors.ts';
import { piecesOf } from './pieces.ts';

interface Bounds {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

/** Measurements of the models by the exporter. */
const measured: {
  readonly designs: Record<string, { readonly nx: number; readonly ny: number; readonly solid: string }>;
  readonly extras: Record<string, Bounds>;
} = JSON.parse(readFileSync(new URL('../booth-floors.json', import.meta.url), 'utf8'));

test.each(Object.keys(measured.extras))('%s takes as much floor space as its model', (slug) => {
  const bodies = piecesOf(slug).flatMap(({ origin: [x, z], bodies: outlines }) =>
    outlines.map(([x0, z0, x1, z1]) => ({ x0: x0 + x, z0: z0 + z, x1: x1 + x, z1: z1 + z })),
  );
  if (slug === 'hanging-sign') return expect(bodies).toEqual([]);
  const { x0, x1, z0, z1 } = measured.extras[slug] as Bounds;
  const off = [
    Math.min(...bodies.map((body) => body.x0)) - x0,
    Math.max(...bodies.map((body) => body.x1)) - x1,
    Math.min(...bodies.map((body) => body.z0)) - z0,
    Math.max(...bodies.map((body) => body.z1)) - z1,
  ];
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(0.01);
});

test.each(Object.keys(measured.designs))(
  'the floor of %s covers everything that its model has on it',
  (slug) => {
    const model = measured.designs[slug];
    if (!model) throw new Error(`No floor of ${slug}`);
    const { taken, columns } = openFloor(floorOf(slug));
    const bytes = Buffer.from(model.solid, 'base64');
    const solid = Array.from(taken, (_, index) => ((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1);
    expect(taken).toHaveLength(model.nx * model.ny);
    expect(solid.filter((square, index) => square === 1 && taken[index] === 0)).toEqual([]);
    // Extra squares are inside hollow objects: they touch no free square.
    const beside = (index: number) => [index - 1, index + 1, index - columns, index + columns];
    const inside = solid.flatMap((square, index) => (square === 0 && taken[index] === 1 ? [index] : []));
    expect(inside.filter((index) => beside(index).some((each) => taken[each] === 0))).toEqual([]);
  },
);
