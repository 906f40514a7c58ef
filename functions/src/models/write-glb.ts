import type { BoothMesh, Picture } from './booth-meshes.ts';

/** Of a texture's edge, as in WebGL. */
const CLAMP_TO_EDGE = 33071;

type Numbers = Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/**
 * Returns a binary glTF 2.0 file without extensions: Scene Viewer supports few, and neither quantized numbers nor AVIF.
 */
export async function boothGlb(
  title: string,
  meshes: readonly BoothMesh[],
  pictures: ReadonlyMap<number, Picture>,
): Promise<Uint8Array> {
  // Lazy import: requests without a model do not load it
  const { Document, WebIO } = await import('@gltf-transform/core');
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type: 'SCALAR' | 'VEC2' | 'VEC3', array: Numbers) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const textures = new Map(
    [...pictures].map(([number, { name, type, bytes }]) => [
      number,
      document.createTexture(name).setImage(new Uint8Array(bytes)).setMimeType(type),
    ]),
  );
  const mesh = document.createMesh(title);
  for (const { places, normals, uvs, indices, looks } of meshes) {
    const { name, color, roughness, metallic, opacity, shine, picture, isClear } = looks;
    const texture = picture === null ? null : (textures.get(picture) ?? null);
    // Emissive parts ignore the room's light
    const [r, g, b] = shine === 1 ? [0, 0, 0] : color;
    const [red, green, blue] = texture ? [1, 1, 1] : color;
    const material = document
      .createMaterial(name)
      .setDoubleSided(true)
      .setAlphaMode(opacity < 1 || isClear ? 'BLEND' : 'OPAQUE')
      .setBaseColorFactor([r, g, b, opacity])
      .setRoughnessFactor(roughness)
      .setMetallicFactor(metallic)
      .setBaseColorTexture(shine === 1 ? null : texture)
      .setEmissiveFactor([red * shine, green * shine, blue * shine])
      .setEmissiveTexture(shine > 0 ? texture : null);
    for (const info of [material.getBaseColorTextureInfo(), material.getEmissiveTextureInfo()]) {
      info?.setWrapS(CLAMP_TO_EDGE).setWrapT(CLAMP_TO_EDGE);
    }
    const Indices = places.length / 3 < 0xffff ? Uint16Array : Uint32Array;
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(places)))
      .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals)))
      .setIndices(accessor('SCALAR', new Indices(indices)))
      .setMaterial(material);
    if (uvs.length > 0) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', new Float32Array(uvs)));
    mesh.addPrimitive(primitive);
  }
  document.createScene().addChild(document.createNode(title).setMesh(mesh));
  return new WebIO().writeBinary(document);
}
