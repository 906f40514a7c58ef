import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BLANK_SIZE, placeIn } from '../../packages/booth-3d/src/logo/blank-sheet.ts';
import {
  cameraOf,
  type Frustum,
  frustumOf,
  inWindow,
  restingCameraOf,
} from '../../packages/booth-3d/src/viewer/camera.ts';
import { logoShape } from '../../packages/booth-3d/src/viewer/logo-decals.ts';
import type { FixedView, Socket, Vec3 } from '../../packages/booth-3d/src/viewer/model.ts';
import { distanceToHit, trianglesOf } from '../../packages/booth-3d/src/viewer/triangles.ts';
import { dot, plus } from '../../packages/booth-3d/src/viewer/vector.ts';
import { demoModel } from '../../tests/support/demo-models.ts';
import { ROOT } from '../stack/addresses.ts';
import { BLANK_PLACES, DEMO_DESIGNS } from './content.ts';

interface Picture {
  /** By default the design's front view. */
  readonly view?: FixedView;
  /** Pixels of the picture, and the part of it that the sheet shows. */
  readonly size?: readonly [width: number, height: number];
  readonly box?: readonly [x: number, y: number, width: number, height: number];
  readonly name: string;
  readonly slug: string;
  readonly places: readonly string[];
}

const heroes = JSON.parse(readFileSync(resolve(ROOT, 'src/company/hero/blank.json'), 'utf8')) as Record<
  string,
  Omit<Picture, 'name' | 'slug'>
>;
const PICTURES: readonly Picture[] = [
  ...DEMO_DESIGNS.map(({ slug }) => ({
    name: `the card of ${slug}`,
    slug,
    places: BLANK_PLACES[slug] ?? [],
  })),
  ...Object.entries(heroes).map(([name, hero]) => ({
    ...hero,
    name: `the ${name} hero`,
    slug: '20x20-island',
  })),
];

/** Corners of a logo that fills its place, from its lower left, in meters. */
function cornersOf(socket: Socket): Vec3[] {
  const { places } = logoShape(socket, socket.maxW / socket.maxH);
  const corner = (index: number) => places.slice(index * 3, index * 3 + 3) as unknown as Vec3;
  const last = places.length / 3 - 1;
  return [corner(0), corner(1), corner(last - 1), corner(last)];
}

/** Returns the part of a place, from 0 to 1, that nothing stands in front of. */
function seenPart(socket: Socket, slug: string, { eye }: Frustum): number {
  if (dot(socket.n, plus(eye, socket.p, -1)) <= 0) return 0;
  const [low = socket.p, high = low, lowRight = low] = cornersOf(socket);
  const shapes = demoModel('designs', slug)
    .parts.filter(({ isMark }) => !isMark)
    .map(trianglesOf);
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = steps.flatMap((x) =>
    steps.map((y) =>
      plus(plus(plus(low, plus(lowRight, low, -1), x), plus(high, low, -1), y), socket.n, 0.02),
    ),
  );
  const open = points.filter((point) =>
    shapes.every((shape) => distanceToHit(shape, eye, plus(point, eye, -1)) >= 1),
  );
  return open.length / points.length;
}

test.each(PICTURES)('$name has the logo on the same surfaces as the scene', (picture) => {
  const { slug, places, view, size = BLANK_SIZE, box = [0, 0, ...size] } = picture;
  const { scene } = demoModel('designs', slug);
  const sight = frustumOf(cameraOf(view ?? scene.views.frontview, restingCameraOf(scene)), size[0] / size[1]);
  const pixelsOf = (socket: Socket) =>
    cornersOf(socket).map((corner) => {
      const [x, y] = inWindow(sight, corner);
      return [((x + 1) / 2) * size[0] - box[0], ((1 - y) / 2) * size[1] - box[1]] as const;
    });
  const left = places.map(placeIn);
  expect(left).not.toContain(null);
  const missing: string[] = [];
  for (const socket of [...scene.sockets, ...(scene.screens ?? [])]) {
    const [lowLeft, highLeft, lowRight, highRight] = pixelsOf(socket);
    const own = [highLeft, highRight, lowRight, lowLeft];
    const found = left.findIndex((place) =>
      place?.corners.every(([x, y], at) => Math.hypot(x - (own[at]?.[0] ?? 0), y - (own[at]?.[1] ?? 0)) < 1),
    );
    if (found >= 0) left.splice(found, 1);
    else if (seenPart(socket, slug, sight) > 0.3) missing.push(`${socket.p}`);
  }
  expect({ missing, left }).toEqual({ missing: [], left: [] });
});
