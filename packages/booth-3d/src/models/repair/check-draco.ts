import type { GLTF } from '@gltf-transform/core';
import { UPLOAD_COUNTS } from '../check-counts.ts';
import { ModelRefused } from '../model-refused.ts';

const START = Buffer.from('DRACO');
/** Bytes of the header: start, version, kind, method, flags. */
const HEADER = 11;
const METHOD_AT = 8;
const METADATA_FLAG = 0x80;

/**
 * Checks how many triangles and points Draco streams have, before they are decoded: the description of a hostile file
 * can say less. Source: Draco bitstream specification 2.2, 'Parse Header' and 'Connectivity'.
 * @throws ModelRefused
 */
export function checkDraco(json: GLTF.IGLTF, binary: Uint8Array): void {
  const parts = (json.meshes ?? []).flatMap(({ primitives }) => primitives);
  const views = new Set(
    parts.flatMap(({ extensions }) => {
      const draco = extensions?.['KHR_draco_mesh_compression'] as { bufferView?: number } | undefined;
      return draco?.bufferView ?? [];
    }),
  );
  const counts = [...views].map((at) => {
    const { byteOffset = 0, byteLength = 0 } = json.bufferViews?.[at] ?? {};
    return countsIn(binary.subarray(byteOffset, byteOffset + byteLength));
  });
  const sum = (name: 'triangles' | 'points') => counts.reduce((all, count) => all + count[name], 0);
  if (sum('triangles') > UPLOAD_COUNTS.triangles || sum('points') > UPLOAD_COUNTS.vertices) {
    throw new ModelRefused([
      'Its compressed objects have far more triangles than a booth needs: simplify the largest.',
    ]);
  }
}

/** Returns the counts in a stream's header; none if it is no stream, which the decoder refuses. */
function countsIn(stream: Uint8Array): { readonly triangles: number; readonly points: number } {
  if (!START.equals(stream.subarray(0, START.length))) return { triangles: 0, points: 0 };
  if ((stream[HEADER - 1] ?? 0) & METADATA_FLAG) {
    throw new ModelRefused([
      'Its compressed objects have notes of their own: export it without compression.',
    ]);
  }
  const isSequential = stream[METHOD_AT] === 0;
  // Edgebreaker streams name their traversal first, and count points before triangles
  const [first, next] = numberAt(stream, HEADER + (isSequential ? 0 : 1));
  const [second] = numberAt(stream, next);
  return isSequential ? { triangles: first, points: second } : { points: first, triangles: second };
}

/** Returns a number of seven bits a byte, the lowest first, and the address after it. */
function numberAt(stream: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let bits = 0; bits < 35; bits += 7) {
    const byte = stream[at++] ?? 0;
    value += (byte & 0x7f) * 2 ** bits;
    if (byte < 0x80) break;
  }
  return [value, at];
}
