import { gunzipSync } from 'node:zlib';
import type { FloorData } from '../placement/floor.ts';
import { readModel } from '../viewer/read-model.ts';

/** Maximum bytes of an unpacked model. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Kinds of a model's places or pieces, as stored in its record. */
export interface ModelKinds {
  readonly kinds: string[];
  readonly rest?: string[];
  readonly has?: string[];
}

/**
 * Returns the kinds of a packed model, gzipped as `packUpload` returns it: of an extra's pieces or a design's places.
 * `rest` has kinds that only disputed places have, `has` one for each piece of the design's own.
 * @throws Error if it is not a packed model
 * @example kindsIn(packed) // { kinds: ['bar-stools'], rest: [] }
 */
export function kindsIn(packed: Uint8Array): ModelKinds {
  const { buffer } = new Uint8Array(gunzipSync(packed, { maxOutputLength: MAX_BYTES }));
  const { floor, stands = [] } = readModel(buffer).scene;
  if (!floor) return { kinds: [...new Set(stands.map(({ kind }) => kind))] };
  const isSettled = ({ spare, swap }: FloorData['places'][number]) => !spare && !swap;
  const kinds = new Set(floor.places.filter(isSettled).map(({ kind }) => kind));
  const rest = new Set(floor.places.map(({ kind }) => kind).filter((kind) => !kinds.has(kind)));
  return { kinds: [...kinds], rest: [...rest], ...(floor.has && { has: [...floor.has] }) };
}
