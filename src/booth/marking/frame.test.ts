import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vec3 } from '../viewer/model.ts';
import { between, type Frame } from './frame.ts';

/** A frame that turns by quarter turns around y, scales and moves. */
const frame = fc
  .record({
    turn: fc.integer({ min: 0, max: 3 }),
    scale: fc.constantFrom(1, 0.0254, 0.01, 0.3048),
    by: fc.tuple(
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
    ),
  })
  .map(({ turn, scale, by }): Frame => {
    const [c, s] = [Math.cos((turn * Math.PI) / 2) * scale, Math.sin((turn * Math.PI) / 2) * scale];
    return [c, 0, -s, 0, 0, scale, 0, 0, s, 0, c, 0, ...by, 1];
  });
const coordinate = fc.double({ min: -9, max: 9, noNaN: true });
const point = fc.tuple(coordinate, coordinate, coordinate);

function placed(at: Frame, [x, y, z]: Vec3): Vec3 {
  const row = (axis: number) =>
    (at[axis] ?? 0) * x + (at[4 + axis] ?? 0) * y + (at[8 + axis] ?? 0) * z + (at[12 + axis] ?? 0);
  return [row(0), row(1), row(2)];
}

test('what was at a point of the file is there in every frame', () => {
  fc.assert(
    fc.property(frame, frame, point, (before, after, inFile) => {
      const moved = between(before, after).point(placed(before, inFile));
      const [x, y, z] = placed(after, inFile);
      expect(moved).toEqual([expect.closeTo(x, 5), expect.closeTo(y, 5), expect.closeTo(z, 5)]);
    }),
  );
});

test('directions turn and keep their length; sizes follow the unit', () => {
  fc.assert(
    fc.property(frame, frame, (before, after) => {
      const { scale, direction } = between(before, after);
      expect(Math.hypot(...direction([0.6, 0, 0.8]))).toBeCloseTo(1, 6);
      expect(scale).toBeCloseTo(Math.hypot(...after.slice(0, 3)) / Math.hypot(...before.slice(0, 3)), 6);
    }),
  );
});
