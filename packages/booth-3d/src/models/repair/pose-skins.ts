import type { Document, Node, Primitive, Skin } from '@gltf-transform/core';
import type { Vec3 } from '../../viewer/model.ts';
import { cross, dot, plus, times } from '../../viewer/vector.ts';
import {
  type Columns,
  columnsOf,
  isMirrored,
  normalColumns,
  ORIGIN,
  placed,
  toVec3,
} from '../source-model.ts';

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
function mapsOf(node: Node, skin: Skin): Columns[] {
  const into = inverse(columnsOf(node.getWorldMatrix()));
  const inverses = skin.getInverseBindMatrices();
  return skin.listJoints().map((joint, index) => {
    const bind = inverses ? columnsOf(inverses.getElement(index, [])) : IDENTITY;
    return product(into, product(columnsOf(joint.getWorldMatrix()), bind));
  });
}

function pose(document: Document, part: Primitive, bones: readonly Columns[]): Primitive {
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
    const shares = sets.flatMap(([joints, weights]) => {
      const parts = weights?.getElement(index, []) ?? [];
      return (joints?.getElement(index, []) ?? []).map(
        (joint, at) => [bones[joint], parts[at] ?? 0] as const,
      );
    });
    const by = mixOf(shares) ?? bones[0] ?? IDENTITY;
    posed.set(placed(toVec3(places?.getElement(index, [])), by), index * 3);
    mirrored += isMirrored(by) ? 1 : -1;
    const normal = placed(toVec3(normals?.getElement(index, [])), normalColumns(by));
    turned.set(times(normal, 1 / (Math.hypot(...normal) || 1)), index * 3);
  }
  const buffer = places?.getBuffer() ?? null;
  const stored = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  if (places) part.setAttribute('POSITION', stored('VEC3', posed));
  if (normals) part.setAttribute('NORMAL', stored('VEC3', turned));
  for (const name of part.listSemantics()) if (/^(JOINTS|WEIGHTS)_/.test(name)) part.setAttribute(name, null);
  if (mirrored > 0) {
    const order = part.getIndices()?.getArray() ?? Array.from({ length: count }, (_, index) => index);
    part.setIndices(stored('SCALAR', new Uint32Array(order).reverse()));
  }
  return part;
}

const IDENTITY: Columns = [[1, 0, 0], [0, 1, 0], [0, 0, 1], ORIGIN];

/** Returns the map that applies `b`, then `a`. */
function product([x, y, z, origin]: Columns, b: Columns): Columns {
  const turned = (p: Vec3) => placed(p, [x, y, z, ORIGIN]);
  return [turned(b[0]), turned(b[1]), turned(b[2]), plus(turned(b[3]), origin)];
}

/** Returns the inverse map; a node without an extent shows nothing, so any map will do. */
function inverse([x, y, z, origin]: Columns): Columns {
  const size = dot(x, cross(y, z));
  if (Math.abs(size) < 1e-18) return IDENTITY;
  const rows = [cross(y, z), cross(z, x), cross(x, y)].map((row) => times(row, 1 / size));
  const column = (at: 0 | 1 | 2) => toVec3(rows.map((row) => row[at]));
  const turned = [column(0), column(1), column(2)] as const;
  return [...turned, times(placed(origin, [...turned, ORIGIN]), -1)];
}

/** Returns the weighted mean of maps; undefined without weights. */
function mixOf(
  shares: readonly (readonly [map: Columns | undefined, weight: number])[],
): Columns | undefined {
  const known = shares.flatMap(([map, weight]) => (map && weight > 0 ? [{ map, weight }] : []));
  const whole = known.reduce((sum, { weight }) => sum + weight, 0);
  if (known.length < 2) return known[0]?.map;
  const column = (at: 0 | 1 | 2 | 3) =>
    known.reduce<Vec3>((sum, { map, weight }) => plus(sum, map[at], weight / whole), ORIGIN);
  return [column(0), column(1), column(2), column(3)];
}
