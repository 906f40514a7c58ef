import type { WebpOptions } from 'sharp';
import type { LogoCopy } from '../../../src/domain/records/booking-logos.ts';
import { MAX_BOOTH_BYTES, MAX_LOGO_SIDE } from '../../../src/domain/schemas/meeting-logo.ts';
import { invalid } from '../http/problem.ts';
import { encode, ImageRefused, sizeOf } from './process-image.ts';

/** Maximum pixels of an uploaded logo, four times what our page sends. A decompression bomb expands to 16 MB at most. */
const MAX_PIXELS = 4 * MAX_LOGO_SIDE ** 2;

/** Maximum side of an uploaded logo, in pixels: decoding a strip of a million pixels takes seconds. */
const MAX_SENT_SIDE = 8_192;

/** Half of Firestore's maximum document size. */
const MAX_BYTES = 500_000;

type Ways = readonly (readonly [box: { width: number; height: number }, options: WebpOptions])[];

/** Encodings to try until one is small enough. */
const LOGO_WAYS: Ways = [
  [square(MAX_LOGO_SIDE), { quality: 82, nearLossless: true }],
  [square(MAX_LOGO_SIDE), { quality: 82, alphaQuality: 82 }],
  [square(MAX_LOGO_SIDE / 2), { quality: 60, alphaQuality: 60 }],
];
const BOOTH = { width: 1200, height: 900 };
const BOOTH_WAYS: Ways = [
  [BOOTH, { quality: 82 }],
  [BOOTH, { quality: 60 }],
];

const REFUSALS: Record<ImageRefused['code'], string> = {
  'unsupported-type': 'Send a PNG or WebP image.',
  'too-large': 'This image is too large. A smaller copy will do: 1,024 pixels are enough.',
  unreadable: 'This image is damaged. Please choose your logo again.',
};

/**
 * Re-encodes a logo as a WebP of at most 1,024 pixels a side, without metadata.
 * @throws Problem `invalid` if it is not a complete PNG or WebP, has too many pixels, or stays too large
 */
export async function logoCopy(input: Buffer): Promise<LogoCopy> {
  const picture = await copyOf('image', input, isPngOrWebp(input), LOGO_WAYS, MAX_BYTES);
  return { picture, ...(await sizeOf(picture)) };
}

/**
 * Re-encodes the picture of a booth as a WebP of at most 1,200 by 900 pixels, without metadata.
 * @throws Problem `invalid` if it is not a complete WebP, JPEG or PNG, has too many pixels, or stays too large
 */
export function boothCopy(input: Buffer): Promise<Buffer> {
  const isJpeg = input.toString('latin1', 0, 3) === '\xFF\xD8\xFF';
  return copyOf('booth', input, isJpeg || isPngOrWebp(input), BOOTH_WAYS, MAX_BOOTH_BYTES);
}

/** @param isAccepted true for an accepted type: checked before any decoder sees the input */
async function copyOf(field: string, input: Buffer, isAccepted: boolean, ways: Ways, most: number) {
  try {
    if (!isAccepted) throw new ImageRefused('unsupported-type');
    await sizeOf(input, MAX_PIXELS, MAX_SENT_SIDE);
    for (const [box, options] of ways) {
      const picture = await encode(input, box, MAX_PIXELS, options);
      if (picture.length <= most) return picture;
    }
    throw new ImageRefused('too-large');
  } catch (error) {
    throw error instanceof ImageRefused ? invalid({ [field]: REFUSALS[error.code] }) : error;
  }
}

function isPngOrWebp(input: Buffer): boolean {
  const start = input.toString('latin1', 0, 12);
  return start.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF.{4}WEBP/s.test(start);
}

function square(side: number) {
  return { width: side, height: side };
}
