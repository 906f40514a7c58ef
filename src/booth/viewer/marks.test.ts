import { expect, test } from 'vitest';
import { demoFloor, demoModel, MODELLED, withModels } from '../../../tests/support/demo-models.ts';
import { placeExtras } from '../placement/place-extras.ts';
import { cameraOf, restOf, sightOf } from './camera.ts';
import type { Socket, Vec3 } from './model.ts';
import { intoPiece, placeOf } from './pieces.ts';
import { meets, trianglesOf } from './triangles.ts';
import { dot, plus, rightOf } from './vector.ts';

/** Points measured along a mark's width and height. */
const [COLUMNS, ROWS] = [20, 8];

/** Points all over a mark at its largest, just before the surface. */
function pointsOf({ p, n, w, maxW, maxH, align }: Socket): Vec3[] {
  const left = align === 'left' ? -w / 2 : -maxW / 2;
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const x = left + (maxW * ((index % COLUMNS) + 0.5)) / COLUMNS;
    const y = maxH * ((Math.floor(index / COLUMNS) + 0.5) / ROWS - 0.5);
    return plus(plus(plus(p, rightOf(n), x), [0, 1, 0], y), n, 0.01);
  });
}

test.each(MODELLED.designs)('from the front one screen leaves at least 90% of each mark of %s', (slug) => {
  const { scene } = demoModel('designs', slug);
  const screen = demoModel('extras', 'led-screen-55');
  const view = scene.views?.frontview;
  if (!view) throw new Error('No front view.');
  const sight = sightOf(cameraOf(view, restOf(scene)), 4 / 3);
  const shapes = screen.parts.map(trianglesOf);
  const { placed } = placeExtras(demoFloor(slug), withModels([{ slug: 'led-screen-55', quantity: 1 }]));
  const places = placed.map((piece) => placeOf(piece, screen.scene));
  const isHidden = (point: Vec3) =>
    places.some((place) => {
      const ray = intoPiece(place, plus(point, sight.eye, -1), 0);
      return shapes.some((shape) => meets(shape, intoPiece(place, sight.eye, 1), ray) < 1);
    });
  const shown = scene.sockets
    .filter(({ n }) => dot(n, sight.back) > 0.3)
    .map((socket) => {
      const points = pointsOf(socket);
      return points.filter((point) => !isHidden(point)).length / points.length;
    });
  expect(places).toHaveLength(1);
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(0.9);
});
