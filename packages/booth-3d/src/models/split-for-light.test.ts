import { expect, test } from 'vitest';
import type { Vec3 } from '../viewer/model.ts';
import { splitForLight } from './split-for-light.ts';
import type { LitMesh, ShadedMesh } from './surface-looks.ts';

const LOOK = {
  surface: 'solid',
  isMark: false,
  color: [1, 1, 1],
  kind: 0,
  picture: null,
  tiling: null,
} as const;

/** A wall of two triangles, 4 m wide and 2 m high, from `left` on. */
function wall(left = 0, n: Vec3 = [0, 0, 1]): ShadedMesh {
  const corners: Vec3[] = [
    [left, 0, 0],
    [left + 4, 0, 0],
    [left + 4, 2, 0],
    [left, 2, 0],
  ];
  return {
    name: 'wall',
    part: 'wall',
    role: 'plain',
    furniture: null,
    body: null,
    bottom: 0,
    material: null,
    look: LOOK,
    baked: { hasShade: false, at: () => null },
    vertices: corners.map((p) => ({ p, n, uv: null, lightUv: null, light: null })),
    indices: [0, 1, 2, 0, 2, 3],
  };
}

/** Returns a function's light in all channels. */
const gray =
  (of: (p: Vec3) => number) =>
  (_: ShadedMesh, { p }: { readonly p: Vec3 }): Vec3 => [of(p), of(p), of(p)];

const triangles = (meshes: readonly LitMesh[]) =>
  meshes.reduce((sum, { indices }) => sum + indices.length / 3, 0);

/** Returns the area of a mesh seen from the front; triangles with their backs to it count as negative. */
function areaOf({ vertices, indices }: LitMesh): number {
  let area = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [[ax, ay], [bx, by], [cx, cy]] = [0, 1, 2].map(
      (corner) => vertices[indices[at + corner] ?? 0]?.p ?? [0, 0, 0],
    ) as [Vec3, Vec3, Vec3];
    area += ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }
  return area;
}

test('a wall in even or evenly changing light stays as it is', () => {
  for (const light of [() => 0.8, ([x, y]: Vec3) => 0.1 + x / 8 + y / 8]) {
    expect(triangles(splitForLight([wall()], gray(light), 1000))).toBe(2);
  }
});

test('a shadow in the middle of an edge gets corners, and the wall keeps its area and its front', () => {
  const [lit] = splitForLight(
    [wall()],
    gray(([x, y]) => (Math.hypot(x - 2, y) < 0.8 ? 0.1 : 1)),
    1000,
  );
  if (!lit) throw new Error('No mesh');
  expect(lit.indices.length / 3).toBeGreaterThan(10);
  expect(lit.indices.length / 3).toBeLessThan(100);
  expect(areaOf(lit)).toBeCloseTo(8);
  expect(lit.lights.some(([light]) => light === 0.1)).toBe(true);
  expect(lit.lights).toHaveLength(lit.vertices.length);
});

test('neighbors split a shared edge alike, even if it is uneven on one side only', () => {
  const shade = ([x, y]: Vec3) => (Math.abs(x - 4) < 0.01 && Math.abs(y - 1) < 0.4 ? 0 : 1);
  const lightAt = (mesh: ShadedMesh, vertex: { readonly p: Vec3 }): Vec3 => {
    const light = mesh.vertices[0]?.p[0] === 0 ? shade(vertex.p) : 1;
    return [light, light, light];
  };
  const meshes = splitForLight([wall(), wall(4)], lightAt, 1000);
  const [left, right] = meshes.map(({ vertices, indices }) =>
    [...new Set(indices)]
      .flatMap((index) => (vertices[index]?.p[0] === 4 ? [vertices[index].p[1]] : []))
      .sort(),
  );
  expect(left?.length).toBeGreaterThan(2);
  expect(right).toEqual(left);
});

test('thin triangles, decks and more triangles than allowed are not split', () => {
  const shade = gray(([x]) => (Math.abs(x - 2) < 0.5 ? 0 : 1));
  const strip = wall();
  const thin = strip.vertices.map((vertex) => ({
    ...vertex,
    p: [vertex.p[0], vertex.p[1] / 100, 0] as const,
  }));
  expect(triangles(splitForLight([{ ...strip, vertices: thin }], shade, 1000))).toBe(2);
  expect(triangles(splitForLight([{ ...strip, role: 'floor' }], shade, 1000))).toBe(2);
  expect(triangles(splitForLight([strip], shade, 3))).toBe(2);
});
