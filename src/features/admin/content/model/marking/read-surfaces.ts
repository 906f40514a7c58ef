import { cornersOf } from '../../../../../../packages/booth-3d/src/marking/model-corners.ts';
import { type Surface, Surfaces } from '../../../../../../packages/booth-3d/src/marking/surfaces.ts';
import { fetchModel } from '../../../../../../packages/booth-3d/src/viewer/fetch-model.ts';
import type { PackedModel } from '../../../../../../packages/booth-3d/src/viewer/model.ts';
import { readModel } from '../../../../../../packages/booth-3d/src/viewer/read-model.ts';

/** A packed model with the surfaces that can be marked. */
export interface PressTargetModel extends PackedModel {
  readonly surfaces: Surfaces;
  readonly listed: readonly Surface[];
}

/**
 * Reads a stored model.
 * @throws Error if it cannot be loaded
 */
export async function readSurfaces(url: string): Promise<PressTargetModel> {
  const model = readModel(await fetchModel(url));
  const surfaces = new Surfaces(cornersOf(model));
  return { ...model, surfaces, listed: surfaces.bySize() };
}
