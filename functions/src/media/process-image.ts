import { createHash } from 'node:crypto';
import sharp, { type Sharp, type WebpOptions } from 'sharp';
import {
  MAIL_WIDTH,
  MAX_SIDE,
  MAX_UPLOAD_BYTES,
  MEDIA_PREFIX,
  mailVariantAddress,
  mediaType,
  smallerWidths,
  variantAddress,
} from '../../../src/domain/media.ts';

/** Maximum pixels; decoding this many from AVIF takes 1.3 GB. */
const MAX_PIXELS = 50_000_000;

/** Version of the encoding, part of every hash. Change both together, so that earlier images keep their addresses. */
const RECIPE = 'webp-2, jpeg';

// Only decoders of accepted types, so that no upload can reach SVG, PDF or TIFF code
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

export type ProcessedImage = Awaited<ReturnType<typeof processImage>>;

/** Texts for the person who chose the image. */
const REFUSALS = {
  'unsupported-type': 'Please choose a JPEG, PNG, WebP or AVIF image.',
  'too-large': 'The image is too large. Please choose one of at most 10 MB and 50 megapixels.',
  unreadable: 'The image is damaged. Please choose another.',
} as const;

export class ImageRefused extends Error {
  readonly code: keyof typeof REFUSALS;

  constructor(code: keyof typeof REFUSALS, options?: ErrorOptions) {
    super(REFUSALS[code], options);
    this.name = 'ImageRefused';
    this.code = code;
  }
}

/**
 * Returns the image's location from its header. The type comes from the content, never from the name.
 * @param name lower-case words joined by hyphens; anything else in it becomes a hyphen
 * @param folder first part of the path: 'booth-designs', 'extras', 'projects' or an administrator's id
 * @throws ImageRefused if the content is not an image of an accepted type and size
 */
export async function locateImage(input: Buffer, name: string, folder: string) {
  if (input.length > MAX_UPLOAD_BYTES) throw new ImageRefused('too-large');
  const { width, height } = await sizeOf(input);
  const hash = createHash('sha256').update(RECIPE).update(input).digest('hex').slice(0, 16);
  const largest = `${folder}/${plainName(name)}-${hash}-${width}x${height}.webp`;
  return {
    url: `${MEDIA_PREFIX}${largest}`,
    /** Width in pixels. */
    width,
    height,
    /** Paths in the bucket, largest variant first. */
    paths: [largest, ...smallerWidths(width).map((variant) => variantAddress(largest, variant))],
    mailPath: mailVariantAddress(largest),
  };
}

/** Encodes an upload as upright sRGB WebP in several widths, without metadata. Parameters and errors as in `locateImage`. */
export async function processImage(input: Buffer, name: string, folder: string) {
  const location = await locateImage(input, name, folder);
  // Logos and drawings: lossy compression blurs their edges
  const { hasAlpha } = await sharp(input).metadata();
  const widths = [location.width, ...smallerWidths(location.width)];
  const files: { path: string; body: Buffer; metadata?: Readonly<Record<string, string>> }[] = [];
  // One at a time: each decodes the whole upload, and 50 megapixels of AVIF take over a gigabyte
  for (const [index, path] of location.paths.entries()) {
    const box = { width: widths[index] ?? location.width, height: MAX_SIDE };
    files.push({ path, body: await encode(input, box, MAX_PIXELS, { quality: 82, nearLossless: hasAlpha }) });
  }
  files.push({ path: location.mailPath, body: await encodeForMail(input) });
  return { ...location, files };
}

interface ImageBucket {
  file(path: string): { save(body: Buffer, options: object): Promise<unknown> };
}

/** Writes the files of an image or a model; retries each once, since a kept-alive connection may just be closing. */
export async function storeImage(bucket: ImageBucket, files: ProcessedImage['files']): Promise<void> {
  await Promise.all(
    files.map(({ path, body, metadata }) => {
      const save = () =>
        bucket.file(path).save(body, {
          resumable: false,
          metadata: {
            contentType: mediaType(path),
            cacheControl: 'public, max-age=31536000, immutable',
            ...(metadata && { metadata }),
          },
        });
      return save().catch(save);
    }),
  );
}

/**
 * Returns the size in pixels of the largest variant: upright, at most MAX_SIDE on the longer side, never enlarged.
 * Reads only the header.
 * @throws ImageRefused if the content is not an image of an accepted type, or exceeds `maxPixels` or `maxSide`
 */
export async function sizeOf(
  input: Buffer,
  maxPixels = MAX_PIXELS,
  maxSide = Infinity,
): Promise<{ width: number; height: number }> {
  const metadata = await orRefuse('unsupported-type', () =>
    sharp(input, { limitInputPixels: false }).metadata(),
  );
  const isHevc = metadata.format === 'heif' && metadata.compression !== 'av1';
  if (isHevc || (metadata.pages ?? 1) > 1) throw new ImageRefused('unsupported-type');
  const side = Math.max(metadata.width, metadata.height);
  if (side > maxSide || metadata.width * metadata.height > maxPixels) throw new ImageRefused('too-large');
  const { width, height } = metadata.autoOrient;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Encodes an upload as a WebP that fits into `box`, in pixels. @throws ImageRefused `unreadable` */
export async function encode(
  input: Buffer,
  box: { width: number; height: number },
  maxPixels: number,
  options: WebpOptions,
): Promise<Buffer> {
  return orRefuse('unreadable', () => fitted(input, box, maxPixels).webp(options).toBuffer());
}

/** Encodes an upload as a JPEG at most MAIL_WIDTH pixels wide; transparency becomes white. */
export async function encodeForMail(input: Buffer): Promise<Buffer> {
  const box = { width: MAIL_WIDTH, height: MAX_SIDE };
  return orRefuse('unreadable', () =>
    fitted(input, box, MAX_PIXELS).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer(),
  );
}

function fitted(input: Buffer, box: { width: number; height: number }, maxPixels: number): Sharp {
  return sharp(input, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .toColorspace('srgb')
    .resize({ ...box, fit: 'inside', withoutEnlargement: true });
}

/** Runs `read`; an error of sharp means that the upload is invalid. */
async function orRefuse<T>(code: ImageRefused['code'], read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new ImageRefused(code, { cause });
  }
}

export function plainName(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words.slice(0, 80).replace(/-+$/, '') || 'image';
}

/** Returns a function that runs its calls one after another, even if one fails. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}
