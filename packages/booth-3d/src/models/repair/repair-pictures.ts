import { type Document, type Material, PropertyType, type Texture } from '@gltf-transform/core';
import { prune } from '@gltf-transform/functions';
import sharp from 'sharp';
import { bakeRoughness } from './bake-roughness.ts';
import { isKtx, pngOfKtx } from './read-ktx.ts';
import { leftOut } from './repair-geometry.ts';
import type { RepairNote } from './repair-task.ts';

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
    const isCompressed = isKtx(image);
    if (image && isCompressed) texture.setImage(await pngOfKtx(image, MAX_PIXELS).catch(() => image));
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
      ? [
          {
            text: `Reduced to ${side} pixels: ${smaller} ${smaller === 1 ? 'picture' : 'pictures'}.`,
          },
        ]
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
    texture.setImage(
      new Uint8Array(await (hasAlpha ? resized.png() : resized.jpeg({ quality: 90 })).toBuffer()),
    );
    texture.setMimeType(hasAlpha ? 'image/png' : 'image/jpeg');
    return isLarge ? 'smaller' : 'kept';
  } catch {
    return 'unread';
  }
}
