import type { Document, Mesh, Node, Primitive, Scene } from '@gltf-transform/core';
import { convertPrimitiveToTriangles, simplifyPrimitive, weldPrimitive } from '@gltf-transform/functions';
import { ModelRefused } from '../model-refused.ts';
import type { RepairNote } from './repair-in-thread.ts';

const TRIANGLES = 4;
/** Errors of simplification as a fraction of each part's size: fine first, then what still looks right. */
const EXACT = 0.002;
const ERRORS = [EXACT, 0.01, 0.05];

/** Returns the scene that is shown. @throws ModelRefused if there is none */
export function sceneOf(document: Document): Scene {
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  if (!scene) throw new ModelRefused(['It shows nothing: export the scene, not only its objects.']);
  return scene;
}

/** Returns the nodes of a scene that show a mesh. */
export function shownNodes(scene: Scene): { readonly node: Node; readonly mesh: Mesh }[] {
  const shown: { node: Node; mesh: Mesh }[] = [];
  scene.traverse((node) => {
    const mesh = node.getMesh();
    if (mesh) shown.push({ node, mesh });
  });
  return shown;
}

/** Makes triangles of all parts, and leaves out lines, points, and corners and normals that are no numbers. */
export function repairParts(document: Document): RepairNote[] {
  let lines = 0;
  let broken = 0;
  for (const mesh of document.getRoot().listMeshes()) {
    for (const part of mesh.listPrimitives()) {
      if (part.getMode() > TRIANGLES) convertPrimitiveToTriangles(part);
      if (part.getMode() !== TRIANGLES || !part.getAttribute('POSITION')) {
        lines += 1;
        mesh.removePrimitive(part);
        continue;
      }
      if (hasBadNormals(part)) part.setAttribute('NORMAL', null);
      broken += dropBrokenTriangles(document, part);
    }
  }
  return [
    ...leftOut(lines, 'part of lines or points', 'parts of lines or points'),
    ...leftOut(broken, 'triangle with a damaged corner', 'triangles with damaged corners'),
  ];
}

export function leftOut(count: number, one: string, several: string): RepairNote[] {
  return count > 0
    ? [{ text: `Left out: ${count.toLocaleString('en-US')} ${count === 1 ? one : several}.` }]
    : [];
}

/** Normals of another length than 1 are not normals; those without are flat. */
function hasBadNormals(part: Primitive): boolean {
  const normals = part.getAttribute('NORMAL');
  if (!normals) return false;
  if (normals.getCount() !== part.getAttribute('POSITION')?.getCount()) return true;
  const at: number[] = [];
  for (let index = 0; index < normals.getCount(); index++) {
    const [x = 0, y = 0, z = 0] = normals.getElement(index, at);
    if (!(Math.abs(Math.hypot(x, y, z) - 1) < 0.1)) return true;
  }
  return false;
}

/** @returns the number of triangles left out */
function dropBrokenTriangles(document: Document, part: Primitive): number {
  const positions = part.getAttribute('POSITION');
  const count = positions?.getCount() ?? 0;
  const at: number[] = [];
  const isBroken = Array.from(
    { length: count },
    (_, index) => !positions?.getElement(index, at).every((value) => Math.abs(value) < 1e9),
  );
  const order = Array.from(part.getIndices()?.getArray() ?? Array(count).keys());
  const isWhole = (corner: number | undefined) => corner !== undefined && isBroken[corner] === false;
  const kept: number[] = [];
  for (let corner = 0; corner + 2 < order.length; corner += 3) {
    const triangle = order.slice(corner, corner + 3);
    if (triangle.every(isWhole)) kept.push(...triangle);
  }
  const triangles = Math.floor(order.length / 3);
  if (kept.length === triangles * 3) return 0;
  for (const [index, broken] of isBroken.entries()) if (broken) positions?.setElement(index, [0, 0, 0]);
  if (kept.length === 0) part.dispose();
  const indices = document.createAccessor().setType('SCALAR').setArray(new Uint32Array(kept));
  part.setIndices(indices.setBuffer(positions?.getBuffer() ?? null));
  return triangles - kept.length / 3;
}

/** Welds corners, and simplifies all parts alike until at most `most` triangles are shown. */
export async function simplifyTo(document: Document, most: number): Promise<RepairNote[]> {
  const before = trianglesIn(sceneOf(document));
  if (before <= most) return [];
  // Lazy import: it compiles WebAssembly, which few files need
  const { MeshoptSimplifier: simplifier } = await import('meshoptimizer/simplifier');
  await simplifier.ready;
  const meshes = document.getRoot().listMeshes();
  const parts = meshes.flatMap((mesh) => mesh.listPrimitives());
  for (const error of ERRORS) {
    const now = trianglesIn(sceneOf(document));
    if (now <= most) break;
    for (const part of parts) {
      // Corners with several normals hold flat faces apart
      if (error > EXACT) part.setAttribute('NORMAL', null);
      weldPrimitive(part, { overwrite: true });
      simplifyPrimitive(part, { simplifier, ratio: (0.95 * most) / now, error });
    }
  }
  const after = trianglesIn(sceneOf(document));
  if (after > most) return [];
  const [from, to] = [before, after].map((count) => count.toLocaleString('en-US'));
  return [{ text: `Simplified: ${to} triangles instead of ${from}.` }];
}

function trianglesIn(scene: Scene): number {
  const corners = (part: Primitive) => (part.getIndices() ?? part.getAttribute('POSITION'))?.getCount() ?? 0;
  return shownNodes(scene)
    .flatMap(({ mesh }) => mesh.listPrimitives())
    .reduce((sum, part) => sum + Math.floor(corners(part) / 3), 0);
}
