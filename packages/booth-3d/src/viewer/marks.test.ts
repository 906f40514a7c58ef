import { expect, test } from 'vitest';
import { demoModel, demoRoom, MODELED, withModels } from '../../../../tests/support/demo-models.ts';
import { furnish } from '../placement/furnish.ts';
import { cameraOf, frustumOf, restingCameraOf } from './camera.ts';
import type { Socket, Vec3 } from './model.ts';
import { placeOf, toPieceCoordinates } from './pieces.ts';
import { distanceToHit, trianglesOf } from './triangles.ts';
import { dot, plus, rightOf } from './vector.ts';

/** Number of sample points along a mark's width and height. */
const [COLUMNS, ROWS] = [20, 8];

/** Sample points across the largest mark, just in front of the surface. */
function pointsOf({ p, n, w, maxW, maxH, align }: Socket): Vec3[] {
  const left = align === 'left' ? -w / 2 : -maxW / 2;
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const x = left + (maxW * ((index % COLUMNS) + 0.5)) / COLUMNS;
    const y = maxH * ((Math.floor(index / COLUMNS) + 0.5) / ROWS - 0.5);
    return plus(plus(plus(p, rightOf(n), x), [0, 1, 0], y), n, 0.01);
  });
}

const PAIRS = MODELED.designs.flatMap((design) => MODELED.extras.map((extra) => ({ design, extra })));

/** Placement knows the pots, not the wider leaves: several plant sets may hide more. */
const QUANTITIES = (extra: string) => (extra === 'plant-set' ? [1] : [1, 12]);

test.each(PAIRS)('from the front $extra leaves 90% of each mark of $design', ({ design, extra }) => {
  const { scene } = demoModel('designs', design);
  const { scene: facts, parts } = demoModel('extras', extra);
  // It shows the mark itself
  if (facts.sockets.length > 0) return;
  const view = scene.views.frontview;
  if (!view) throw new Error('No front view.');
  const sight = frustumOf(cameraOf(view, restingCameraOf(scene)), 4 / 3);
  const shapes = parts.map(trianglesOf);
  for (const quantity of QUANTITIES(extra)) {
    const { placed } = furnish(demoRoom(design), withModels([{ slug: extra, quantity }]));
    const places = placed.map((piece) => placeOf(piece, facts));
    const isHidden = (point: Vec3) =>
      places.some((place) => {
        const ray = toPieceCoordinates(place, plus(point, sight.eye, -1), 0);
        return shapes.some((shape) => distanceToHit(shape, toPieceCoordinates(place, sight.eye, 1), ray) < 1);
      });
    const swapped = placed.flatMap(({ swap = [] }) => swap);
    const shown = scene.sockets
      .filter(({ n, on = '' }) => dot(n, sight.back) > 0.3 && !swapped.includes(on))
      .map((socket) => {
        const points = pointsOf(socket);
        return points.filter((point) => !isHidden(point)).length / points.length;
      });
    expect(Math.min(1, ...shown)).toBeGreaterThanOrEqual(0.9);
  }
});
