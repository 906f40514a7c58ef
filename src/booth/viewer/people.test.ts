import { expect, test } from 'vitest';
import { demoModel, demoRoom, MODELED } from '../../../tests/support/demo-models.ts';
import { placePeople } from '../placement/furnish.ts';
import { cameraOf, type Frustum, frustumOf, restingCameraOf } from './camera.ts';
import type { Vec3 } from './model.ts';
import { FIGURES, traceFigure } from './people.ts';
import { dot, plus, rightOf } from './vector.ts';

/** Half the width of the widest figure, in meters. */
const HALF = 0.28;

/** Projects a point to the plane one meter away: right and up. */
function seen({ eye, right, up, back }: Frustum, point: Vec3): { x: number; y: number; away: number } {
  const to = plus(point, eye, -1);
  const away = -dot(to, back);
  return { x: dot(to, right) / away, y: dot(to, up) / away, away };
}

function frameOf(sight: Frustum, corners: readonly Vec3[]) {
  const points = corners.map((corner) => seen(sight, corner));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
    away: Math.min(...points.map(({ away }) => away)),
  };
}

test.each(MODELED.designs)(
  'at no mark of %s does a person block the view of another, seen from the front',
  (slug) => {
    const scene = demoModel('designs', slug).scene;
    const view = scene.views.frontview;
    if (!view) throw new Error('No front view.');
    const sight = frustumOf(cameraOf(view, restingCameraOf(scene)), 4 / 3);
    const marks = scene.sockets
      .filter(({ n }) => dot(n, sight.back) > 0.3)
      .map(({ p, n, w, maxH, align, maxW }) => {
        const right = rightOf(n);
        const half = align === 'left' ? w / 2 : Math.min(w, maxW) / 2;
        const corner = (x: number, y: number) => plus(plus(p, right, x * half), [0, 1, 0], (y * maxH) / 2);
        return frameOf(sight, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
      });
    expect(marks.length).toBeGreaterThan(0);
    const hidden = placePeople(demoRoom(slug), []).flatMap(({ x, z }, index) => {
      const height = FIGURES[index]?.height ?? 0;
      const person = frameOf(sight, [
        [x - HALF, 0, z],
        [x + HALF, 0, z],
        [x + HALF, height, z],
        [x - HALF, height, z],
      ]);
      return marks.filter(
        (mark) =>
          mark.away > person.away &&
          mark.left < person.right &&
          mark.right > person.left &&
          mark.bottom < person.top &&
          mark.top > person.bottom,
      );
    });
    expect(hidden).toEqual([]);
  },
);

test('figures are as tall as stated, stand on their feet, and are narrower than their picture', () => {
  for (const figure of FIGURES) {
    const points: [number, number][] = [];
    const path = {
      moveTo: (x: number, y: number) => points.push([x, y]),
      quadraticCurveTo: (_x: number, _y: number, x: number, y: number) => points.push([x, y]),
      closePath: () => undefined,
    };
    traceFigure(path, figure, 0.01, [0, 0]);
    const heights = points.map(([, y]) => -y);
    expect(Math.max(...heights)).toBeCloseTo(figure.height, 1);
    expect(Math.min(...heights)).toBeCloseTo(0, 1);
    expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeLessThan(HALF);
  }
});
