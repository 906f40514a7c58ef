import sharp from 'sharp';
import type { ModelPart, PackedModel, Vec3 } from '../../../src/booth/viewer/model.ts';
import { cross, dot, plus } from '../../../src/booth/viewer/vector.ts';
import { type Looks, looksOf } from './mesh-looks.ts';
import { MergedVertices, numbersOf, positionOf } from './vertices.ts';

/** Triangles with one look; meters, y up, counterclockwise from outside. */
export interface BoothMesh {
  readonly looks: Looks;
  /** Three numbers per vertex. */
  readonly places: readonly number[];
  readonly normals: readonly number[];
  /** Two numbers per vertex, from the upper left corner; empty without a picture. */
  readonly uvs: readonly number[];
  readonly indices: readonly number[];
}

/** A picture on meshes. */
export interface Picture {
  readonly name: string;
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
}

interface Vertex {
  readonly place: Vec3;
  readonly normal: Vec3;
  readonly uv: readonly number[] | null;
}

/** Distance of decals from their wall, in meters. Other viewers have no polygon offset, so closer ones flicker. */
const BEFORE_WALL = 0.004;
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;
const DIGITS = { place: 1e4, normal: 1e3, uv: 1e5 };

/**
 * Returns a packed model's meshes, one per color and class of surface, because not all viewers support vertex colors.
 * Omits baked light: the room provides light.
 */
export function boothMeshes({ parts }: PackedModel): BoothMesh[] {
  const meshes = new Map<string, { looks: Looks; vertices: MergedVertices; indices: number[] }>();
  for (const part of parts) {
    for (let at = 0; at < part.indices.length; at += 3) {
      const corners = [0, 1, 2].map((corner) => part.indices[at + corner] ?? 0);
      const looks = looksOf(part, corners[0] ?? 0);
      const mesh = meshes.get(looks.name) ?? { looks, vertices: new MergedVertices(3), indices: [] };
      meshes.set(looks.name, mesh);
      const triangle = facingOut(corners.map((vertex) => vertexOf(part, vertex)));
      mesh.indices.push(...triangle.map((vertex) => mesh.vertices.indexOf(numbersIn(vertex, looks))));
    }
  }
  return [...meshes.values()].map(({ looks, vertices, indices }) => {
    const [places = [], normals = [], uvs = []] = vertices.numbers;
    return { looks, places, normals, uvs, indices };
  });
}

/** Returns the meshes' pictures by their number in the model, re-encoded since neither viewer reads AVIF or WebP. */
export async function picturesOf(
  { images }: PackedModel,
  meshes: readonly BoothMesh[],
): Promise<Map<number, Picture>> {
  const pictures = new Map<number, Picture>();
  for (const { looks } of meshes) {
    const image = looks.picture === null ? undefined : images[looks.picture];
    if (looks.picture === null || !image || pictures.has(looks.picture)) continue;
    const [picture, name] = [sharp(image.bytes), `picture${looks.picture}`];
    const bytes = looks.isClear
      ? await picture.png({ compressionLevel: 9 }).toBuffer()
      : await picture.removeAlpha().jpeg(JPEG).toBuffer();
    const file = looks.isClear
      ? ({ name: `${name}.png`, type: 'image/png' } as const)
      : ({ name: `${name}.jpg`, type: 'image/jpeg' } as const);
    pictures.set(looks.picture, { ...file, bytes });
  }
  return pictures;
}

/** Returns a triangle's corners so that it faces along its normals; empty if it has no area. */
function facingOut([a, b, c]: readonly Vertex[]): Vertex[] {
  if (!a || !b || !c) return [];
  const across = cross(plus(b.place, a.place, -1), plus(c.place, a.place, -1));
  const size = Math.hypot(...across);
  if (size < 1e-9) return [];
  const flat = across.map((part) => part / size) as unknown as Vec3;
  const outwards = [a, b, c].reduce((sum, { normal }) => sum + dot(flat, normal), 0);
  return (outwards < 0 ? [a, c, b] : [a, b, c]).map((vertex) =>
    Math.hypot(...vertex.normal) > 0.1 ? vertex : { ...vertex, normal: flat },
  );
}

function numbersIn({ place, normal, uv }: Vertex, { picture }: Looks): number[][] {
  const size = Math.hypot(...normal);
  return [
    place.map((part) => rounded(part, DIGITS.place)),
    normal.map((part) => rounded(part / size, DIGITS.normal)),
    uv && picture !== null ? uv.map((part) => rounded(part, DIGITS.uv)) : [],
  ];
}

function vertexOf(part: ModelPart, vertex: number): Vertex {
  const [x = 0, y = 0, z = 0] = numbersOf(part, 1, vertex) ?? [];
  const normal: Vec3 = [x, y, z];
  const place = positionOf(part, vertex);
  return {
    place: part.surface === 'decal' ? plus(place, normal, BEFORE_WALL) : place,
    normal,
    uv: numbersOf(part, 2, vertex),
  };
}

function rounded(value: number, digits: number): number {
  // Adding zero turns -0 into 0
  return Math.round(value * digits) / digits + 0;
}
