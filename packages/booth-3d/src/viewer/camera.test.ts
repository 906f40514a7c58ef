import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoModel } from '../../../../tests/support/demo-models.ts';
import { type Camera, cameraOf, frustumOf, matrixOf, restingCameraOf, turned } from './camera.ts';
import type { FixedView, Vec3, ViewName } from './model.ts';
import { firstTurn, MovingCamera } from './moving-camera.ts';
import { plus } from './vector.ts';

const { scene } = demoModel('designs', '10x20-theater');
const rest = restingCameraOf(scene);
const views = Object.entries(scene.views) as [ViewName, FixedView][];
const front = cameraOf(scene.views.frontview as FixedView, rest);

/** Position of a point in the window, from -1 to 1. */
function seenAt(camera: Camera, aspect: number, [x, y, z]: Vec3): [number, number] {
  const m = matrixOf(frustumOf(camera, aspect));
  const row = (at: number) =>
    (m[at] ?? 0) * x + (m[4 + at] ?? 0) * y + (m[8 + at] ?? 0) * z + (m[12 + at] ?? 0);
  return [row(0) / row(3), row(1) / row(3)];
}

test.each(views)(
  'the camera of the %s stands where that picture was taken, and sees the whole booth',
  (name, view) => {
    const { eye, back, right } = frustumOf(cameraOf(view, rest), 4 / 3);
    const near = (place: Vec3) => place.map((side) => expect.closeTo(side, 4));
    expect({ eye, back, level: right[1] }).toEqual({ eye: near(view.eye), back: near(view.back), level: 0 });
    const [low, high] = scene.box;
    for (const aspect of [0.5, 4 / 3, 2.4]) {
      for (const x of [low[0], high[0]]) {
        for (const z of [low[2], high[2]]) {
          const [across, up] = seenAt(cameraOf(view, rest), aspect, [x, 0, z]);
          expect(Math.max(Math.abs(across), Math.abs(up)), name).toBeLessThan(1);
        }
      }
    }
  },
);

test('turning never tips over, goes below the floor or jumps', () => {
  const angle = fc.double({ min: -0.1, max: 0.1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(angle, angle)), (steps) => {
      let camera = front;
      for (const [azimuth, elevation] of steps) {
        const next = turned(camera, rest, azimuth, elevation);
        const [a, b] = [frustumOf(camera, 1).eye, frustumOf(next, 1).eye];
        expect(Math.hypot(...plus(a, b, -1))).toBeLessThan(3);
        expect(b[1]).toBeGreaterThan(0.3);
        camera = next;
      }
    }),
  );
});

test('the first turn shows both sides, and starts and ends where it was', () => {
  const motion = firstTurn(front, rest);
  for (const part of [0, 1]) expect(motion(part).azimuth).toBeCloseTo(front.azimuth, 5);
  const seen = Array.from({ length: 160 }, (_unused, index) => motion(index / 160).azimuth);
  expect(Math.max(...seen)).toBeGreaterThan(front.azimuth + 0.5);
  expect(Math.min(...seen)).toBeLessThan(front.azimuth - 0.5);
});

test.each([true, false])(
  'new pieces move the camera, and it arrives where it was; reduced motion: %s',
  (isCalm) => {
    const camera = new MovingCamera({ view: 'frontview', isCalm, onChange: () => {}, onView: () => {} });
    camera.face(scene);
    const before = camera.now;
    camera.glance(-1);
    expect(camera.tick(performance.now() + 300)).toBe(!isCalm);
    if (isCalm) expect(camera.now).toEqual(before);
    else expect(camera.now?.azimuth).toBeLessThan(before?.azimuth ?? 0);
    camera.tick(performance.now() + 5000);
    expect(camera.now).toEqual(before);
  },
);
