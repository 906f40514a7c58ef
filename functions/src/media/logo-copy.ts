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

/** Encodings to try until one is small enough. */
const WAYS: readonly (readonly [side: number, options: WebpOptions])[] = [
  [MAX_LOGO_SIDE, { quality: 82, nearLossless: true }],
  [MAX_LOGO_SIDE, { quality: 82, alphaQuality: 82 }],
  [MAX_LOGO_SIDE / 2, { quality: 60, alphaQuality: 60 }],
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
export function logoCopy(input: Buffer): Promise<LogoCopy> {
  return orInvalid('image', async () => {
    // Check before any decoder sees it
    if (!isPng(input) && !isWebp(input)) throw new ImageRefused('unsupported-type');
    await sizeOf(input, MAX_PIXELS, MAX_SENT_SIDE);
    for (const [side, options] of WAYS) {
      const picture = await encode(input, { width: side, height: side }, MAX_PIXELS, options);
      if (picture.length <= MAX_BYTES) return { picture, ...(await sizeOf(picture)) };
    }
    throw new ImageRefused('too-large');
  });
}

/** Sides of a booth's picture in pixels. */
const BOOTH = { width: 1200, height: 900 };

/**
 * Re-encodes the picture of a booth as a WebP of at most 1,200 by 900 pixels, without metadata.
 * @throws Problem `invalid` if it is not a complete WebP, JPEG or PNG, has too many pixels, or stays too large
 */
export function boothCopy(input: Buffer): Promise<Buffer> {
  return orInvalid('booth', async () => {
    if (!isPng(input) && !isWebp(input) && !isJpeg(input)) throw new ImageRefused('unsupported-type');
    await sizeOf(input, MAX_PIXELS, MAX_SENT_SIDE);
    for (const quality of [82, 60]) {
      const picture = await encode(input, BOOTH, MAX_PIXELS, { quality });
      if (picture.length <= MAX_BOOTH_BYTES) return picture;
    }
    throw new ImageRefused('too-large');
  });
}

function isJpeg(input: Buffer): boolean {
  return input.toString('latin1', 0, 3) === '\xFF\xD8\xFF';
}

function isPng(input: Buffer): boolean {
  return input.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
}

function isWebp(input: Buffer): boolean {
  return input.toString('latin1', 0, 4) === 'RIFF' && input.toString('latin1', 8, 12) === 'WEBP';
}

function orInvalid<T>(field: string, encoding: () => Promise<T>): Promise<T> {
  return encoding().catch((error: unknown) => {
    throw error instanceof ImageRefused ? invalid({ [field]: REFUSALS[error.code] }) : error;
  });
}
