import type { ModelPart, PackedModel, Vec3 } from '../../../src/booth/viewer/model.ts';
import { cross, dot, plus } from '../../../src/booth/viewer/vector.ts';
import { type Looks, looksOf, numbersOf } from './mesh-looks.ts';

/** Triangles of one look; metres, y up, counterclockwise from outside. */
export interface BoothMesh {
  readonly looks: Looks;
  /** Three numbers a vertex. */
  readonly places: readonly number[];
  readonly normals: readonly number[];
  /** Two numbers a vertex, from the upper left corner; none without a picture. */
  readonly uvs: readonly number[];
  readonly indices: readonly number[];
}

interface Vertex {
  readonly place: Vec3;
  readonly normal: Vec3;
  readonly uv: readonly [number, number] | null;
}

/** Distance of decals from their wall, in metres: other viewers have no polygon offset, so closer ones flicker. */
const BEFORE_WALL = 0.004;
const DIGITS = { place: 1e4, normal: 1e3, uv: 1e5 };

/**
 * Meshes of a packed model, one for each colour and class of surface, because not all viewers know vertex colours. Without
 * the baked light: the room has its own.
 */
export function boothMeshes({ parts }: PackedModel): BoothMesh[] {
  const builders = new Map<string, MeshBuilder>();
  for (const part of parts) {
    for (let at = 0; at < part.indices.length; at += 3) {
      const corners = [0, 1, 2].map((corner) => part.indices[at + corner] ?? 0);
      const looks = looksOf(part, corners[0] ?? 0);
      let builder = builders.get(looks.name);
      if (!builder) {
        builder = new MeshBuilder(looks);
        builders.set(looks.name, builder);
      }
      builder.add(corners.map((vertex) => vertexOf(part, vertex)));
    }
  }
  return [...builders.values()];
}

/** Collects triangles; equal vertices are merged. */
class MeshBuilder implements BoothMesh {
  readonly looks: Looks;
  readonly places: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly indices: number[] = [];
  readonly #known = new Map<string, number>();

  constructor(looks: Looks) {
    this.looks = looks;
  }

  add(corners: readonly Vertex[]): void {
    const [a, b, c] = corners;
    if (!a || !b || !c) return;
    const across = cross(plus(b.place, a.place, -1), plus(c.place, a.place, -1));
    const size = Math.hypot(...across);
    // Skips triangles without an area
    if (size < 1e-9) return;
    const flat = across.map((part) => part / size) as unknown as Vec3;
    const outwards = corners.reduce((sum, { normal }) => sum + dot(flat, normal), 0);
    const order = outwards < 0 ? [a, c, b] : [a, b, c];
    for (const vertex of order)
      this.indices.push(this.#indexOf(hasLength(vertex.normal) ? vertex : { ...vertex, normal: flat }));
  }

  #indexOf({ place, normal, uv }: Vertex): number {
    const size = Math.hypot(...normal);
    const places = place.map((part) => rounded(part, DIGITS.place));
    const normals = normal.map((part) => rounded(part / size, DIGITS.normal));
    const uvs = uv && this.looks.picture !== null ? uv.map((part) => rounded(part, DIGITS.uv)) : [];
    const key = [...places, ...normals, ...uvs].join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const index = this.#known.size;
    this.#known.set(key, index);
    this.places.push(...places);
    this.normals.push(...normals);
    this.uvs.push(...uvs);
    return index;
  }
}

function vertexOf(part: ModelPart, vertex: number): Vertex {
  const place = numbersOf(part, 0, vertex);
  const normal = toVec3(numbersOf(part, 1, vertex) ?? [0, 0, 0]);
  const uv = numbersOf(part, 2, vertex);
  const [x = 0, y = 0, z = 0] = place ?? [];
  const metres: Vec3 = [
    x * part.scale + part.shift[0],
    y * part.scale + part.shift[1],
    z * part.scale + part.shift[2],
  ];
  return {
    place: part.surface === 'decal' ? plus(metres, normal, BEFORE_WALL) : metres,
    normal,
    uv: uv ? [uv[0] ?? 0, uv[1] ?? 0] : null,
  };
}

function toVec3([x = 0, y = 0, z = 0]: readonly number[]): Vec3 {
  return [x, y, z];
}

function hasLength(of: Vec3): boolean {
  return Math.hypot(...of) > 0.1;
}

function rounded(value: number, digits: number): number {
  // Plus zero turns -0 into 0
  return Math.round(value * digits) / digits + 0;
}
