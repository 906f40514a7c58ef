/**
 * URLs of stored images and models. Records have the URL of the largest variant, with its size:
 * `/media/booth-designs/launch-frontview-3f9a0c1b2d4e5f60-1200x900.webp`. Smaller variants have their width
 * before the extension: `….w480.webp`; for mails there is a JPEG, `….jpg`. The hash is of the content, so a URL's
 * content never changes. A model is `/media/booth-designs/launch-3f9a0c1b2d4e5f60.bin`, with `.source` next to it, the
 * uploaded file, which is never served.
 */

/** Path under which the site serves stored images. */
export const MEDIA_PREFIX = '/media/';

/** Widths in pixels of the smaller variants, ascending; an image has only those below its own width. */
export const VARIANT_WIDTHS = [160, 480, 720, 960] as const;

/** Maximum bytes of an uploaded image. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Maximum bytes of an uploaded 3D model. */
export const MAX_MODEL_BYTES = 30 * 1024 * 1024;

/** Longest side in pixels of the largest variant. */
export const MAX_SIDE = 1920;

const FOLDER = '[A-Za-z0-9][A-Za-z0-9_-]{0,127}';
const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{16}';
const MEDIA_PATH = new RegExp(
  `^/media/(${FOLDER}/${NAME}(?:-([1-9]\\d{0,3})x([1-9]\\d{0,3})(?:(?:\\.w(?:${VARIANT_WIDTHS.join('|')}))?\\.webp|\\.jpg)|\\.bin))$`,
);

/**
 * Returns the attributes of an `<img>` that causes no layout shift and loads no more than needed: with the variants of a
 * stored image, if it has smaller ones, and its size in pixels. Other URLs are returned unchanged.
 */
export function mediaVariants(url: string) {
  const match = MEDIA_PATH.exec(url);
  if (!match?.[2] || /\.w\d+\.webp$|\.jpg$/.test(url)) {
    return { src: url, srcset: undefined, width: undefined, height: undefined };
  }
  const [width, height] = [Number(match[2]), Number(match[3])];
  const smaller = smallerWidths(width).map((variant) => `${variantAddress(url, variant)} ${variant}w`);
  const srcset = smaller.length > 0 ? [...smaller, `${url} ${width}w`].join(', ') : undefined;
  return { src: url, srcset, width, height };
}

/** Returns the widths of the smaller variants of an image `width` pixels wide. */
export function smallerWidths(width: number): number[] {
  return VARIANT_WIDTHS.filter((variant) => variant < width);
}

/** Returns the URL or path of the variant `width` pixels wide of `largest`, which ends in '.webp'. */
export function variantAddress(largest: string, width: number): string {
  return largest.replace(/\.webp$/, `.w${width}.webp`);
}

/** Maximum width of a mail's picture in pixels: twice the widest mail. */
export const MAIL_WIDTH = 960;

/** Returns the address or path of the JPEG for mails of the image at `largest`: classic Outlook shows no WebP. */
export function mailVariantAddress(largest: string): string {
  return largest.replace(/\.webp$/, '.jpg');
}

/** Returns the path in the bucket for a request's `path` (without query); null if it cannot be a stored file's. */
export function mediaObjectPath(path: string): string | null {
  return MEDIA_PATH.exec(path)?.[1] ?? null;
}

/** Content types by ending. A model's own format is gzipped glTF, which the viewer unpacks itself. */
const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  bin: 'application/octet-stream',
};

/** Returns the content type of a stored file by its path. */
export function mediaType(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Returns the path that identifies all files of a stored image or model: the largest variant's, or the viewer's model. */
export function mainMediaPath(path: string): string {
  return path.replace(/(?:\.w\d+)?\.(?:webp|jpg)$/, '.webp').replace(/\.source$/, '.bin');
}

/** Returns the path of the file that a stored model was made from. */
export function sourcePath(model: string): string {
  return model.replace(/\.bin$/, '.source');
}

/** Size in pixels of a page's picture in social networks. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

/** Returns the path of the social card made from a stored picture; null for other addresses. */
export function socialCardPath(picture: string | null | undefined): string | null {
  const [, name] = /^\/media\/.*\/([a-z0-9-]+)\.webp$/.exec(picture ?? '') ?? [];
  return name ? `/og/${name}.jpg` : null;
}
