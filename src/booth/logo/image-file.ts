/** Media type of an image that can be put on a booth. */
type ImageKind = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/svg+xml';

/** Bytes from the start of a file that identify its type. */
export const HEAD_BYTES = 4096;

/** Accepted starts of an SVG: a declaration, a comment, a document type, or its element. */
const SVG_START = /^\uFEFF?\s*<(\?xml|!--|!DOCTYPE svg|svg[\s>])/;

/**
 * Detects the image type from the first bytes, ignoring the file name.
 * @param head its first `HEAD_BYTES` bytes, or all
 * @returns null for everything else, such as a GIF, a HEIC or a PDF
 */
export function imageKind(head: Uint8Array): ImageKind | null {
  const latin = String.fromCharCode(...head.subarray(0, 64));
  if (latin.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (latin.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (latin.startsWith('RIFF') && latin.startsWith('WEBP', 8)) return 'image/webp';
  // An AVIF's brands: the major one, a version, and the compatible ones
  if (latin.startsWith('ftyp', 4) && /avi[fs]/.test(latin.slice(8, 40))) return 'image/avif';
  const text = new TextDecoder().decode(head);
  return SVG_START.test(text) && /<svg[\s>]/.test(text) ? 'image/svg+xml' : null;
}

/**
 * Detects truncated image files, which browsers would draw in part. AVIF and SVG are not checked: browsers refuse
 * truncated ones.
 */
export function isWhole(bytes: Uint8Array, kind: ImageKind): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (kind) {
    case 'image/png':
      return hasPngEnd(view);
    case 'image/jpeg':
      return hasJpegEnd(view);
    case 'image/webp':
      // The RIFF header has the length of the rest
      return view.byteLength >= 8 + view.getUint32(4, true);
    default:
      return true;
  }
}

/** Follows the chunks (length, name, content, checksum) up to IEND. */
function hasPngEnd(view: DataView): boolean {
  const end = 0x49454e44;
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const next = at + 12 + view.getUint32(at);
    if (view.getUint32(at + 4) === end) return next <= view.byteLength;
    at = next;
  }
  return false;
}

/** Follows segments and scans up to the end marker, skipping a thumbnail's markers inside a segment. */
function hasJpegEnd(view: DataView): boolean {
  for (let at = 2; at + 2 <= view.byteLength; ) {
    const marker = view.getUint16(at);
    if (marker === 0xffd9) return true;
    const isSegment = marker >= 0xffc0 && marker < 0xffff && !(marker >= 0xffd0 && marker <= 0xffd8);
    if (!isSegment) at++;
    else if (at + 4 <= view.byteLength) at += 2 + view.getUint16(at + 2);
    else return false;
  }
  return false;
}

/**
 * Removes external images from an SVG, which browsers draw as broken-image icons, and foreign objects, which make a
 * canvas unreadable and which drawing programs leave behind. An SVG drawn as an image runs no scripts and fetches
 * nothing anyway.
 */
export function removeForeignContent(svg: string): string {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  // Cannot be drawn, which fails later
  if (drawing.querySelector('parsererror')) return svg;
  for (const object of drawing.querySelectorAll('foreignObject')) object.remove();
  for (const image of drawing.querySelectorAll('image')) {
    for (const link of ['href', 'xlink:href']) {
      if (!image.getAttribute(link)?.startsWith('data:')) image.removeAttribute(link);
    }
  }
  return new XMLSerializer().serializeToString(drawing);
}
