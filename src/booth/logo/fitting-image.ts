import { MOST_LOGO_TEXT } from '../../domain/schemas/meeting-logo.ts';

/** Longer sides, in pixels, that are tried where an image is too long. Some browsers make no WebP. */
const SIDES = [768, 512, 256];

/**
 * The image of a `data:` address as base64 that the server takes: as it is, or smaller.
 * @throws Error when the image cannot be drawn
 */
export async function fittingImage(address: string): Promise<string> {
  for (const side of SIDES) {
    if (textOf(address).length <= MOST_LOGO_TEXT) break;
    address = await smaller(address, side);
  }
  return textOf(address);
}

function textOf(address: string): string {
  return address.slice(address.indexOf(',') + 1);
}

async function smaller(address: string, side: number): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.9);
}
