import type { ImageKind } from './image-kind.ts';

/**
 * Tells a whole image file from a truncated one, of which browsers draw the part that they have. AVIF and SVG are not
 * checked: browsers refuse them without their end.
 */
export function isWhole(bytes: Uint8Array, kind: ImageKind): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (kind) {
    case 'image/png':
      return hasPngEnd(view);
    case 'image/jpeg':
      return hasJpegEnd(view);
    case 'image/webp':
      // The RIFF header has the length of all that follows it
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

/** Follows segments and scans up to the end marker, past those of a thumbnail inside a segment. */
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
