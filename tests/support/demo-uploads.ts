/** The demo's models as GLB files that follow docs/models.md. */
import { WebIO } from '@gltf-transform/core';
import { boothMeshes, picturesOf } from '../../functions/src/models/booth-meshes.ts';
import { boothGlb } from '../../functions/src/models/write-glb.ts';
import { DECK } from '../../src/booth/viewer/pieces.ts';
import { plus, rightOf } from '../../src/booth/viewer/vector.ts';
import { demoModel } from './demo-models.ts';
import { ModelFile } from './model-files.ts';

/** Width of marks on bent surfaces, in meters. */
const BENT = 0.3;

/** Returns the geometry and pictures for phones, with the nodes for deck, marks, users and places. */
export async function demoUpload(kind: 'designs' | 'extras', slug: string): Promise<ModelFile> {
  const model = demoModel(kind, slug);
  const meshes = boothMeshes(model);
  const glb = boothGlb('all', meshes, await picturesOf(model, meshes));
  const file = new ModelFile(await new WebIO().readBinary(glb));
  const { size, sockets, floor, stands = [] } = model.scene;
  if (floor) file.box('floor', [size[0], DECK, size[1]], [0, 0, 0]);
  for (const [index, { p, n, w, maxW, maxH, align, bend }] of sockets.entries()) {
    // Narrow on bent surfaces, where a wide rectangle would stick out
    const width = bend ? BENT : maxW;
    const shift = align === 'left' ? (maxW - w) / 2 : 0;
    const half = Math.atan2(n[0], n[2]) / 2;
    file
      .sheet(`mark:${index}`, [width, maxH], [...plus(p, rightOf(n), shift)])
      .setRotation([0, Math.sin(half), 0, Math.cos(half)]);
  }
  for (const { kind: name, x, z, degrees } of floor?.places ?? []) {
    file.point(`place:${name}`, [x, DECK, z], degrees);
  }
  // The triangles are one mesh, so a set is placed as one piece
  for (const { kind: name } of stands.slice(0, 1)) file.point(`place:${name}`, [0, 0, 0]);
  for (const [x, z] of [...(floor?.use ?? []), ...stands.flatMap(({ use }) => use)]) {
    file.point('use:part', [x, DECK, z]);
  }
  return file;
}
