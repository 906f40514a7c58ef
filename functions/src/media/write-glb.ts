import type { BoothMesh } from './booth-meshes.ts';
import { padded, writeGlb } from './glb.ts';
import type { Looks } from './mesh-looks.ts';
import type { Picture } from './mesh-pictures.ts';

const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const VERTICES = 34962;
const INDICES = 34963;

/** A binary glTF 2.0 file without extensions: Scene Viewer knows few, and neither quantized numbers nor AVIF. */
export function boothGlb(
  title: string,
  meshes: readonly BoothMesh[],
  pictures: ReadonlyMap<number, Picture>,
): Uint8Array {
  const bytes: Uint8Array[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let end = 0;
  function view(data: Uint8Array, target?: number): number {
    const whole = padded(data, 0);
    bufferViews.push({ buffer: 0, byteOffset: end, byteLength: data.length, ...(target && { target }) });
    bytes.push(whole);
    end += whole.length;
    return bufferViews.length - 1;
  }
  function numbers(values: readonly number[], size: 2 | 3, bounds: object = {}): number {
    const bufferView = view(new Uint8Array(new Float32Array(values).buffer), VERTICES);
    accessors.push({
      bufferView,
      componentType: FLOAT,
      count: values.length / size,
      type: `VEC${size}`,
      ...bounds,
    });
    return accessors.length - 1;
  }
  function order(indices: readonly number[], vertices: number): number {
    const Order = vertices < 0xffff ? Uint16Array : Uint32Array;
    const bufferView = view(new Uint8Array(new Order(indices).buffer), INDICES);
    const componentType = Order === Uint16Array ? UNSIGNED_SHORT : UNSIGNED_INT;
    accessors.push({ bufferView, componentType, count: indices.length, type: 'SCALAR' });
    return accessors.length - 1;
  }

  const shown = [...pictures.keys()];
  const images = [...pictures.values()].map((picture) => ({
    mimeType: picture.type,
    bufferView: view(picture.bytes),
  }));
  const primitives = meshes.map(({ places, normals, uvs, indices }, material) => ({
    attributes: {
      POSITION: numbers(places, 3, boundsOf(places)),
      NORMAL: numbers(normals, 3),
      ...(uvs.length > 0 && { TEXCOORD_0: numbers(uvs, 2) }),
    },
    indices: order(indices, places.length / 3),
    material,
  }));
  const json = {
    asset: { version: '2.0', generator: 'booth' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: title, mesh: 0 }],
    meshes: [{ primitives }],
    materials: meshes.map(({ looks }) => materialOf(looks, shown)),
    ...(images.length > 0 && {
      images,
      samplers: [{ wrapS: 33071, wrapT: 33071 }],
      textures: images.map((_, source) => ({ source, sampler: 0 })),
    }),
    accessors,
    bufferViews,
    buffers: [{ byteLength: end }],
  };
  return writeGlb({ json, binary: Buffer.concat(bytes) });
}

function materialOf(looks: Looks, shown: readonly number[]): object {
  const { name, colour, roughness, metallic, opacity, shine, picture, isClear } = looks;
  const texture = picture === null ? null : { index: shown.indexOf(picture) };
  // Emissive parts take no light of the room
  const isLamp = shine === 1;
  return {
    name,
    doubleSided: true,
    ...((opacity < 1 || isClear) && { alphaMode: 'BLEND' }),
    pbrMetallicRoughness: {
      baseColorFactor: [...(isLamp ? [0, 0, 0] : colour), opacity],
      roughnessFactor: roughness,
      metallicFactor: metallic,
      ...(texture && !isLamp && { baseColorTexture: texture }),
    },
    ...(shine > 0 && {
      emissiveFactor: texture ? [shine, shine, shine] : colour.map((part) => part * shine),
      ...(texture && { emissiveTexture: texture }),
    }),
  };
}

function boundsOf(places: readonly number[]): { min: number[]; max: number[] } {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = min.map((value) => -value);
  for (const [index, value] of new Float32Array(places).entries()) {
    const axis = index % 3;
    min[axis] = Math.min(min[axis] ?? 0, value);
    max[axis] = Math.max(max[axis] ?? 0, value);
  }
  return { min, max };
}
