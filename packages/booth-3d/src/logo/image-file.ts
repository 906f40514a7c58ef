type PixelsKind = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';

/**
 * Detects the image type from the first bytes, ignoring the file name; null for others, such as a GIF, a HEIC, a PDF or
 * an SVG (`readDrawing`).
 */
export function pixelsKind(bytes: Uint8Array): PixelsKind | null {
  const latin = String.fromCharCode(...bytes.subarray(0, 64));
  if (latin.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (latin.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (latin.startsWith('RIFF') && latin.startsWith('WEBP', 8)) return 'image/webp';
  // An AVIF's brands: the major one, a version, and the compatible ones
  return latin.startsWith('ftyp', 4) && /avi[fs]/.test(latin.slice(8, 40)) ? 'image/avif' : null;
}

/** Detects truncated files, which browsers would draw in part. AVIF is not checked: browsers refuse those. */
export function isWhole(bytes: Uint8Array, kind: PixelsKind): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'image/png') return hasPngEnd(view);
  if (kind === 'image/jpeg') return hasJpegEnd(view);
  // The RIFF header has the length of the rest
  if (kind === 'image/webp') return view.byteLength >= 8 + view.getUint32(4, true);
  return true;
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

/** Pages may begin with a drawing, but are none. */
const IS_PAGE = /<(!doctype )?html\b/i;
const LEFT_OUT = 'foreignObject, animate, animateMotion, animateTransform, set';
/** The longer side of a drawing in pixels, and both of one without any size. */
const SIDE = '1024';
const SIDES = ['width', 'height'];
/** Truncated files would be drawn in part. */
const IS_WHOLE = /<\/svg\s*>/i;

/**
 * Returns an SVG as a browser can draw it; null if the file is none. Drawing programs leave much behind that a browser
 * refuses in a file but understands in a page: no namespace, an undeclared prefix, an unclosed element. So a file that
 * is not well-formed is read as a page with one drawing.
 *
 * External images are removed, which browsers draw as broken-image icons, and foreign objects, which make a canvas
 * unreadable. So is motion, since a logo that fades in is not there yet when it is drawn. An SVG drawn as an image runs
 * no scripts and fetches nothing anyway.
 */
export function readDrawing(bytes: Uint8Array): string | null {
  const text = textOf(bytes);
  if (!text.trimStart().startsWith('<')) return null;
  const drawing = drawingIn(text, 'image/svg+xml') ?? lenientlyRead(text);
  // A damaged one cannot be drawn, which fails later
  if (!drawing) return /<svg\b/i.test(text) && !IS_PAGE.test(text) ? text : null;
  for (const element of drawing.querySelectorAll(LEFT_OUT)) element.remove();
  if (/\banimation\b|@keyframes/.test(text)) stopMotion(drawing);
  giveSize(drawing);
  for (const image of drawing.querySelectorAll('image')) {
    for (const link of ['href', 'xlink:href']) {
      if (!/^\s*data:/.test(image.getAttribute(link) ?? '')) image.removeAttribute(link);
    }
  }
  const svg = new XMLSerializer().serializeToString(drawing);
  const { prefix } = drawing;
  if (!prefix) return svg;
  // The server's drawing library looks for '<svg'
  const bare = svg.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
  return bare.replace(`xmlns:${prefix}=`, 'xmlns=');
}

function stopMotion(drawing: Element): void {
  const style = drawing.ownerDocument.createElementNS(drawing.namespaceURI, 'style');
  style.textContent = '*{animation:none!important}';
  drawing.append(style);
}

/** Gives a drawing the sizes that it lacks: browsers would distort it, or draw nothing. */
function giveSize(drawing: Element): void {
  const hasBox = drawing.hasAttribute('viewBox');
  for (const side of SIDES) {
    const size = drawing.getAttribute(side) ?? '';
    // A percentage is a part of the page
    const isPart = size.trim().endsWith('%') && !hasBox;
    if (!(Number.parseFloat(size) > 0) || isPart) drawing.removeAttribute(side);
  }
  if (hasBox) {
    scaleUp(drawing);
    return;
  }
  const [known] = SIDES.map((side) => drawing.getAttribute(side)).filter(Boolean);
  for (const side of SIDES) if (!drawing.hasAttribute(side)) drawing.setAttribute(side, known ?? SIDE);
}

/** Gives a drawing with a view box its size in pixels, since browsers round a size such as 1.5in. */
function scaleUp(drawing: Element): void {
  const sizes = SIDES.map((side) => /^([\d.]+)\s*([a-z]*)$/i.exec(drawing.getAttribute(side)?.trim() ?? ''));
  const [width = 0, height = 0] = sizes.map((size) => Number(size?.[1]));
  if (!(width > 0 && height > 0) || sizes[0]?.[2] !== sizes[1]?.[2]) return;
  const by = Number(SIDE) / Math.max(width, height);
  drawing.setAttribute('width', String(width * by));
  drawing.setAttribute('height', String(height * by));
}

/** Returns the drawing that a text consists of, apart from comments, declarations and text around it. */
function drawingIn(text: string, type: DOMParserSupportedType): Element | null {
  const parsed = new DOMParser().parseFromString(text, type);
  const root = type === 'text/html' ? parsed.body.firstElementChild : parsed.documentElement;
  return root instanceof SVGSVGElement && !root.querySelector('parsererror') ? root : null;
}

/** Reads a file that is not well-formed, and leaves out names that no file may have. */
function lenientlyRead(text: string): Element | null {
  if (IS_PAGE.test(text) || !IS_WHOLE.test(text)) return null;
  const drawing = drawingIn(text, 'text/html');
  for (const element of drawing ? [drawing, ...drawing.querySelectorAll('*')] : []) {
    if (element.localName.includes(':')) element.remove();
    for (const { name, namespaceURI } of [...element.attributes]) {
      if (!namespaceURI && name.includes(':')) element.removeAttribute(name);
    }
  }
  return drawing;
}

/** Returns the encoding of a drawing: UTF-16 by its first bytes, the one that its XML declaration names, or UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // A byte order mark, or '<' in two bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declared = /^[^>]*encoding=["']([\w-]+)/.exec(String.fromCharCode(...bytes.subarray(0, 200)));
  return declared?.[1] ?? 'utf-8';
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    // An encoding that browsers do not know
    return new TextDecoder().decode(bytes);
  }
}
