import { fetchModel } from '../viewer/fetch-model.ts';
import type { PackedModel } from '../viewer/model.ts';
import { readModel } from '../viewer/read-model.ts';
import { cornersOf } from './model-corners.ts';
import { type Surface, Surfaces } from './surfaces.ts';

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
