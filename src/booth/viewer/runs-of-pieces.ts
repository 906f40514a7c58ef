import type { ModelPart, ModelPiece } from './model.ts';

/** Returns each piece's triangles in one part: first index and number of indices. */
export function runsOfPieces(
  pieces: readonly ModelPiece[],
  parts: readonly Pick<ModelPart, 'indices'>[],
  part: number,
): ModelPiece['runs'][] {
  const first = parts.slice(0, part).reduce((sum, { indices }) => sum + indices.length, 0);
  const end = first + (parts[part]?.indices.length ?? 0);
  return pieces.map(({ runs }) =>
    runs
      .filter(([start]) => start >= first && start < end)
      .map(([start, count]) => [start - first, count] as const),
  );
}
