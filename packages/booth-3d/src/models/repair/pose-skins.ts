import type { Document, Node, Primitive, Skin } from '@gltf-transform/core';
import type { Vec3 } from '../../viewer/model.ts';
import { cross, dot } from '../../viewer/vector.ts';
import { toVec3 } from '../source-model.ts';

/** Axes and origin of an affine map, twelve numbers. */
type Map = readonly number[];

/**
 * Puts skinned meshes where their bones put them, which glTF does whatever their nodes' own places are, and removes the
 * bones' influence.
 */
export function poseSkins(document: Document): void {
  for (const node of document.getRoot().listNodes()) {
    const [skin, mesh] = [node.getSkin(), node.getMesh()];
    node.setSkin(null);
    if (!skin || !mesh) continue;
    const bones = mapsOf(node, skin);
    const posed = document.createMesh(mesh.getName());
    // Other nodes may show the same mesh
    for (const part of mesh.listPrimitives()) posed.addPrimitive(pose(document, part.clone(), bones));
    node.setMesh(posed);
  }
}

/** Returns each bone's map from the mesh's coordinates to its node's. */
function mapsOf(node: Node, skin: Skin): Map[] {
  const into = inverse(affine(node.getWorldMatrix()));
  const inverses = skin.getInverseBindMatrices();
  return skin.listJoints().map((joint, index) => {
    const bind = inverses ? affine(inverses.getElement(index, [])) : IDENTITY;
    return product(into, product(affine(joint.getWorldMatrix()), bind));
  });
}

function pose(document: Document, part: Primitive, bones: readonly Map[]): Primitive {
  const places = part.getAttribute('POSITION');
  const normals = part.getAttribute('NORMAL');
  const sets = part
    .listSemantics()
    .filter((name) => name.startsWith('JOINTS_'))
    .map((name) => [part.getAttribute(name), part.getAttribute(name.replace('JOINTS', 'WEIGHTS'))] as const);
  const count = places?.getCount() ?? 0;
  const [posed, turned] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  let mirrored = 0;
  for (let index = 0; index < count; index++) {
    const by =
      mixOf(
        sets.flatMap(([joints, weights]) => {
          const shares = weights?.getElement(index, []) ?? [];
          return (joints?.getElement(index, []) ?? []).map(
            (joint, at) => [bones[joint], shares[at] ?? 0] as const,
          );
        }),
      ) ??
      bones[0] ??
      IDENTITY;
    posed.set(moved(by, toVec3(places?.getElement(index, [])), 1), index * 3);
    const [x, y, z] = [0, 3, 6].map((at) => toVec3(by.slice(at))) as [Vec3, Vec3, Vec3];
    const isMirrored = dot(x, cross(y, z)) < 0;
    mirrored += isMirrored ? 1 : -1;
    // Perpendicular on unevenly scaled surfaces
    const across = [cross(y, z), cross(z, x), cross(x, y)].flat();
    const normal = moved(across, toVec3(normals?.getElement(index, [])), 0);
    const size = (Math.hypot(...normal) || 1) * (isMirrored ? -1 : 1);
    turned.set(
      normal.map((value) => value / size),
      index * 3,
    );
  }
  const stored = (array: Float32Array<ArrayBuffer>) =>
    document
      .createAccessor()
      .setType('VEC3')
      .setArray(array)
      .setBuffer(places?.getBuffer() ?? null);
  if (places) part.setAttribute('POSITION', stored(posed));
  if (normals) part.setAttribute('NORMAL', stored(turned));
  for (const name of part.listSemantics()) if (/^(JOINTS|WEIGHTS)_/.test(name)) part.setAttribute(name, null);
  if (mirrored > 0) {
    const order = part.getIndices()?.getArray() ?? Array.from({ length: count }, (_, index) => index);
    const indices = document.createAccessor().setType('SCALAR').setArray(new Uint32Array(order).reverse());
    part.setIndices(indices.setBuffer(places?.getBuffer() ?? null));
  }
  return part;
}

const IDENTITY: Map = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

function affine(matrix: readonly number[]): Map {
  return [0, 4, 8, 12].flatMap((column) => matrix.slice(column, column + 3));
}

/** @param origin 1 for a point, 0 for a direction */
function moved(map: Map, [x, y, z]: Vec3, origin: 0 | 1): number[] {
  return [0, 1, 2].map(
    (axis) =>
      (map[axis] ?? 0) * x +
      (map[3 + axis] ?? 0) * y +
      (map[6 + axis] ?? 0) * z +
      (map[9 + axis] ?? 0) * origin,
  );
}

/** Returns the map that applies `b`, then `a`. */
function product(a: Map, b: Map): Map {
  return [0, 3, 6, 9].flatMap((column) => moved(a, toVec3(b.slice(column)), column === 9 ? 1 : 0));
}

/** Returns the inverse map; a node without an extent shows nothing, so any map will do. */
function inverse(map: Map): Map {
  const [x, y, z, origin] = [0, 3, 6, 9].map((at) => toVec3(map.slice(at))) as [Vec3, Vec3, Vec3, Vec3];
  const size = dot(x, cross(y, z));
  if (Math.abs(size) < 1e-18) return IDENTITY;
  const rows = [cross(y, z), cross(z, x), cross(x, y)].map((row) => row.map((value) => value / size));
  const turned = [0, 1, 2].flatMap((column) => rows.map((row) => row[column] ?? 0));
  return [...turned, ...moved([...turned, 0, 0, 0], origin, 0).map((value) => -value)];
}

/** Returns the weighted mean of maps; undefined without weights. */
function mixOf(shares: readonly (readonly [map: Map | undefined, weight: number])[]): Map | undefined {
  const known = shares.filter(([map, weight]) => map && weight > 0);
  const whole = known.reduce((sum, [, weight]) => sum + weight, 0);
  const [first] = known;
  if (!first || known.length === 1) return first?.[0];
  return IDENTITY.map((_, at) =>
    known.reduce((sum, [map, weight]) => sum + ((map?.[at] ?? 0) * weight) / whole, 0),
  );
}
