import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readModel } from '../../src/booth/viewer/read-model.ts';
import { boothMeshes } from './booth-meshes.ts';
import { picturesOf } from './pictures.ts';
import { boothGlb } from './write-glb.ts';
import { boothUsdz } from './write-usdz.ts';

/** A booth for the viewers of phones, in metres: what stands on the deck, and the deck. */
export interface FullSizeFiles {
  /** For Scene Viewer on Android. */
  readonly glb: Uint8Array;
  /** For Quick Look on iOS. */
  readonly usdz: Uint8Array;
}

/**
 * @param packed path of the design's packed model (src/assets/booth3d)
 */
export async function fullSizeFiles(packed: string, title: string): Promise<FullSizeFiles> {
  const model = readModel(new Uint8Array(gunzipSync(readFileSync(packed))).buffer);
  const meshes = boothMeshes(model);
  const pictures = await picturesOf(model, meshes);
  return { glb: boothGlb(title, meshes, pictures), usdz: boothUsdz(meshes, pictures) };
}
