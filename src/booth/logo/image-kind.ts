/** Media type of an image that can be put on a booth. */
export type ImageKind = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/svg+xml';

/** So many bytes from the beginning of a file tell its kind. */
export const HEAD_BYTES = 4096;

/** Types that the file input offers. */
export const LOGO_TYPES =
  'image/png,image/jpeg,image/webp,image/avif,image/svg+xml,.png,.jpg,.jpeg,.webp,.avif,.svg';

/** Accepted starts of an SVG: a declaration, a comment, a document type, or its element. */
const SVG_START = /^\uFEFF?\s*<(\?xml|!--|!DOCTYPE svg|svg[\s>])/;

/**
 * The kind of image that a file is by its first bytes, whatever its name says.
 * @param head its first `HEAD_BYTES` bytes, or all
 * @returns null for everything else, such as a GIF, a HEIC or a PDF
 */
export function imageKind(head: Uint8Array): ImageKind | null {
  const latin = String.fromCharCode(...head.subarray(0, 64));
  if (latin.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (latin.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (latin.startsWith('RIFF') && latin.startsWith('WEBP', 8)) return 'image/webp';
  // The brands of a file: the main one, a version, and the others that it also is
  if (latin.startsWith('ftyp', 4) && /avi[fs]/.test(latin.slice(8, 40))) return 'image/avif';
  const text = new TextDecoder().decode(head);
  return SVG_START.test(text) && /<svg[\s>]/.test(text) ? 'image/svg+xml' : null;
}
