import { fetchModel } from '../viewer/fetch-model.ts';
import type { PackedModel, Vec3 } from '../viewer/model.ts';
import { readModel } from '../viewer/read-model.ts';
import { trianglesOf, WHOLE } from '../viewer/triangles.ts';
import { plus } from '../viewer/vector.ts';
import { type Surface, Surfaces } from './surfaces.ts';
import type { Triangle } from './triangle.ts';

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
  const surfaces = new Surfaces(trianglesIn(model));
  return { ...model, surfaces, listed: surfaces.bySize() };
}

/** Returns a model's triangles in the scene. */
export function trianglesIn({ parts }: Pick<PackedModel, 'parts'>): Triangle[] {
  const shown = parts.filter(({ surface }) => surface !== 'decal').map(trianglesOf);
  return shown.flatMap(({ places, step, indices, scale, shift }) => {
    const corner = (index: number): Vec3 => {
      const at = (indices[index] ?? 0) * step;
      return plus(shift, [places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0], scale / WHOLE);
    };
    return Array.from({ length: indices.length / 3 }, (_, triangle): Triangle => {
      const first = triangle * 3;
      return [corner(first), corner(first + 1), corner(first + 2)];
    });
  });
}
