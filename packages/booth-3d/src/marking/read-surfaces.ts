import { fetchModel } from '../viewer/fetch-model.ts';
import type { ModelPart, PackedModel } from '../viewer/model.ts';
import { readModel } from '../viewer/read-model.ts';
import { trianglesOf, WHOLE } from '../viewer/triangles.ts';
import { type Surface, Surfaces } from './surfaces.ts';

/** A packed model with the surfaces that can be marked. */
export interface PressTargetModel extends PackedModel {
  readonly surfaces: Surfaces;
  readonly listed: readonly Surface[];
}

/**
 * Reads a stored model.
 * @throws Error if it cannot be loaded
 * @example const { listed, surfaces } = await readSurfaces(url)
 */
export async function readSurfaces(url: string): Promise<PressTargetModel> {
  const model = readModel(await fetchModel(url));
  const surfaces = new Surfaces(cornersOf(model));
  return { ...model, surfaces, listed: surfaces.bySize() };
}

/** Returns the corners of a model's triangles in the scene, in meters, nine numbers each. */
export function cornersOf({ parts }: Pick<PackedModel, 'parts'>): Float32Array {
  const shown = parts.filter(({ surface }) => surface !== 'decal');
  const corners = new Float32Array(shown.reduce((sum, { indices }) => sum + indices.length * 3, 0));
  let end = 0;
  for (const part of shown) {
    corners.set(cornersOfPart(part), end);
    end += part.indices.length * 3;
  }
  return corners;
}

function cornersOfPart(part: ModelPart): Float32Array {
  const { places, step, indices, scale, shift } = trianglesOf(part);
  const unit = scale / WHOLE;
  const corners = new Float32Array(indices.length * 3);
  indices.forEach((corner, index) => {
    for (const axis of [0, 1, 2] as const) {
      corners[index * 3 + axis] = (places[corner * step + axis] ?? 0) * unit + shift[axis];
    }
  });
  return corners;
}
