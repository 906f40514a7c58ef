import type { ModelPart, PackedModel } from '../viewer/model.ts';
import { trianglesOf } from '../viewer/triangles.ts';

/** Largest signed 16-bit number, which encodes 1. */
const WHOLE = 0x7fff;

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
