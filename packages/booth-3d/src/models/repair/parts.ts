import type { Node, Primitive, Scene } from '@gltf-transform/core';
import type { Vec3 } from '../../viewer/model.ts';
import { plus } from '../../viewer/vector.ts';
import { type Bounds, boundsOf } from '../check-source.ts';
import { shownNodes } from './repair-geometry.ts';

/** A part as it stands in the scene. */
export interface Part {
  readonly node: Node;
  readonly primitive: Primitive;
  readonly corners: readonly { readonly p: Vec3 }[];
  /** Three corners for each triangle. */
  readonly indices: ArrayLike<number>;
}

/** Returns all parts of a scene with their corners in its coordinates. */
export function partsOf(scene: Scene): Part[] {
  return shownNodes(scene).flatMap(({ node, mesh }) => {
    const matrix = node.getWorldMatrix();
    const column = (at: number): Vec3 => [matrix[at] ?? 0, matrix[at + 1] ?? 0, matrix[at + 2] ?? 0];
    const [x, y, z, origin] = [column(0), column(4), column(8), column(12)];
    return mesh.listPrimitives().map((primitive) => {
      const positions = primitive.getAttribute('POSITION');
      const at: number[] = [];
      const corners = Array.from({ length: positions?.getCount() ?? 0 }, (_, index) => {
        const [px = 0, py = 0, pz = 0] = positions?.getElement(index, at) ?? [];
        return { p: plus(plus(plus(origin, x, px), y, py), z, pz) };
      });
      const indices = primitive.getIndices()?.getArray() ?? corners.map((_, index) => index);
      return { node, primitive, corners, indices };
    });
  });
}

/** Returns the corners of a part's triangles. */
export function trianglesOfPart({ corners, indices }: Part): [Vec3, Vec3, Vec3][] {
  const corner = (at: number): Vec3 => corners[indices[at] ?? 0]?.p ?? [0, 0, 0];
  return Array.from({ length: Math.floor(indices.length / 3) }, (_, triangle) => [
    corner(triangle * 3),
    corner(triangle * 3 + 1),
    corner(triangle * 3 + 2),
  ]);
}

export function boundsOfParts(parts: readonly Part[]): Bounds {
  return boundsOf(parts.flatMap(({ corners }) => corners));
}
