import { type Document, type Material, PropertyType, type Texture } from '@gltf-transform/core';
import { prune } from '@gltf-transform/functions';
import sharp from 'sharp';
import { bakeRoughness } from './bake-roughness.ts';
import { leftOut } from './repair-geometry.ts';
import type { RepairNote } from './repair-in-thread.ts';

/** Formats that are read (media/process-image.ts blocks the other decoders). */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
const READ_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Decoding more takes too much memory. */
const MAX_PIXELS = 64_000_000;

/** Makes pictures JPEG, PNG or WebP of at most `side` pixels. Leaves out those that cannot be read. */
export async function repairPictures(document: Document, side: number): Promise<RepairNote[]> {
  const dropMaps = async (drop: (material: Material) => void) => {
    for (const material of document.getRoot().listMaterials()) drop(material);
    await document.transform(prune({ propertyTypes: [PropertyType.TEXTURE], keepSolidTextures: true }));
  };
  const materials = document.getRoot().listMaterials();
  const normalMaps = new Set(materials.flatMap((material) => material.getNormalTexture() ?? [])).size;
  await dropMaps((material) => material.setNormalTexture(null));
  let unread = 0;
  let compressed = 0;
  let smaller = 0;
  for (const texture of document.getRoot().listTextures()) {
    const image = texture.getImage();
    // Whatever its type says
    const isCompressed = image !== null && KTX_START.equals(image.subarray(0, KTX_START.length));
    if (isCompressed) texture.setImage(await pngOfKtx(image).catch(() => image));
    const done = await repairPicture(texture, side);
    if (done === 'unread') {
      if (isCompressed) compressed += 1;
      else unread += 1;
      texture.dispose();
    }
    if (done === 'smaller') smaller += 1;
  }
  await bakeRoughness(document);
  await dropMaps((material) => material.setMetallicRoughnessTexture(null));
  return [
    ...leftOut(normalMaps, 'map of bumps: surfaces look flat', 'maps of bumps: surfaces look flat'),
    ...leftOut(compressed, 'KTX2 picture that cannot be read', 'KTX2 pictures that cannot be read'),
    ...leftOut(
      unread,
      'picture that is damaged or neither JPEG, PNG nor WebP',
      'pictures that are damaged or neither JPEG, PNG nor WebP',
    ),
    ...(smaller > 0
      ? [{ text: `Reduced to ${side} pixels: ${smaller} ${smaller === 1 ? 'picture' : 'pictures'}.` }]
      : []),
  ];
}

async function repairPicture(texture: Texture, side: number): Promise<'kept' | 'smaller' | 'unread'> {
  const bytes = texture.getImage();
  if (!bytes) return 'unread';
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format, width, height, hasAlpha } = await picture.metadata();
    if (!FORMATS.includes(format)) return 'unread';
    const isLarge = Math.max(width, height) > side;
    const type = `image/${format}`;
    if (!isLarge && READ_TYPES.includes(type)) {
      // Reads all of it: a picture that breaks off is not one
      await picture.stats();
      texture.setMimeType(type);
      return 'kept';
    }
    const resized = picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const image = await (hasAlpha ? resized.png() : resized.jpeg({ quality: 90 })).toBuffer();
    texture.setImage(new Uint8Array(image)).setMimeType(hasAlpha ? 'image/png' : 'image/jpeg');
    return isLarge ? 'smaller' : 'kept';
  } catch {
    return 'unread';
  }
}

const KTX_START = Buffer.from('«KTX 20»\r\n\x1A\n', 'latin1');
/** The transcoder's number for pixels of four bytes. */
const RGBA = 13;

/** The package in Node, whose types are found only for browsers, with the parts that are used here. */
interface KtxPackage {
  readonly NodeBasisEncoder: new () => { init(): Promise<Transcoder> };
}

interface Transcoder {
  readonly KTX2File: new (
    bytes: Uint8Array,
  ) => {
    isValid(): boolean;
    getWidth(): number;
    getHeight(): number;
    getHasAlpha(): boolean | number;
    startTranscoding(): boolean | number;
    getImageTranscodedSizeInBytes(level: number, layer: number, face: number, format: number): number;
    transcodeImage(to: Uint8Array, ...of: readonly number[]): boolean | number;
    close(): void;
    delete(): void;
  };
}

/**
 * Returns a KTX2 picture in Basis Universal's formats as PNG.
 * @throws Error if it is in another format, damaged or larger than `MAX_PIXELS`
 */
async function pngOfKtx(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // Lazy import: it compiles WebAssembly, which few files need
  const { NodeBasisEncoder } = (await import('ktx2-encoder')) as unknown as KtxPackage;
  const { KTX2File } = await new NodeBasisEncoder().init();
  const file = new KTX2File(bytes);
  try {
    const [width, height] = [file.getWidth(), file.getHeight()];
    if (!file.isValid() || width * height > MAX_PIXELS || !file.startTranscoding())
      throw new Error('Not read');
    const data = new Uint8Array(file.getImageTranscodedSizeInBytes(0, 0, 0, RGBA));
    if (!file.transcodeImage(data, 0, 0, 0, RGBA, 0, -1, -1)) throw new Error('Damaged');
    const picture = sharp(data, { raw: { width, height, channels: 4 } });
    return new Uint8Array(await (file.getHasAlpha() ? picture : picture.removeAlpha()).png().toBuffer());
  } finally {
    file.close();
    file.delete();
  }
}
