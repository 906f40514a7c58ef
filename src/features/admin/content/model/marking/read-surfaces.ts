import { cornersOf } from '../../../../../booth/marking/model-corners.ts';
import { type Surface, Surfaces } from '../../../../../booth/marking/surfaces.ts';
import { fetchModel } from '../../../../../booth/viewer/fetch-model.ts';
import type { PackedModel } from '../../../../../booth/viewer/model.ts';
import { readModel } from '../../../../../booth/viewer/read-model.ts';

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
