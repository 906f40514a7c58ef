import { expect, test } from 'vitest';
import { readDrawing } from './image-file.ts';
import { readLogo } from './read-logo.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const RED = '<rect width="200" height="100" fill="#e4002b"/>';
const BOX = 'viewBox="0 0 200 100"';
const DRAWING = `<svg ${SVG} ${BOX}>${RED}</svg>`;

function drawn(text: string): string | null {
  return readDrawing(new TextEncoder().encode(text));
}

/** Encodes a text of ASCII characters in two bytes each. */
function utf16(text: string, { littleEndian }: { littleEndian: boolean }): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(bytes.buffer);
}

const IN_UTF16 = `<?xml version="1.0" encoding="UTF-16"?>${DRAWING}`;

test.each<[string, BlobPart]>([
  ['a plain drawing', DRAWING],
  ['a byte order mark', `\uFEFF\n${DRAWING}`],
  ['a long comment first', `<!--${' Copyright Acme.'.repeat(1000)}-->${DRAWING}`],
  ['no namespace', `<svg ${BOX}>${RED}</svg>`],
  [
    'no namespace, after a document type',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" ""><svg ${BOX}>${RED}</svg>`,
  ],
  [
    'a prefix',
    `<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" ${BOX}>${RED.replace('<', '<ns0:')}</ns0:svg>`,
  ],
  [
    'an undeclared prefix',
    `<svg ${SVG} ${BOX} tool:version="1"><use xlink:href="#no"/><tool:view/>${RED}</svg>`,
  ],
  [
    'entities',
    `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" ${BOX}>${RED}</svg>`,
  ],
  ['a width and no other size', `<svg ${SVG} width="200">${RED}</svg>`],
  ['a size of zero', `<svg ${SVG} ${BOX} width="0" height="0">${RED}</svg>`],
  [
    'an element that moves in',
    `<svg ${SVG} ${BOX}>${RED}<animate attributeName="opacity" from="0" dur="9s"/></svg>`,
  ],
  [
    'a style that fades in',
    `<svg ${SVG} ${BOX}><style>@keyframes in{from{opacity:0}}rect{animation:in 9s}</style>${RED}</svg>`,
  ],
  ['an unclosed group', `<svg ${SVG} ${BOX}><g>${RED}</svg>`],
  ['UTF-16, little-endian, with a byte order mark', utf16(`\uFEFF${IN_UTF16}`, { littleEndian: true })],
  ['UTF-16, big-endian, with a byte order mark', utf16(`\uFEFF${IN_UTF16}`, { littleEndian: false })],
  ['UTF-16 without a byte order mark', utf16(IN_UTF16, { littleEndian: true })],
  ['an unknown encoding', `<?xml version="1.0" encoding="x-none"?>${DRAWING}`],
])('a drawing with %s is read as a logo', async (_what, content) => {
  const { bitmap, color } = await readLogo(new Blob([content]));
  expect([bitmap.width, bitmap.height]).toEqual([1024, 512]);
  expect(color).toBe('#e4002b');
});

test.each([
  ['a page that begins with a drawing', `<!DOCTYPE html><body><svg ${SVG}>${RED}</svg></body>`],
  ['a text that speaks of one', 'An <svg> is a drawing'],
  ['another document', '<plist><dict/></plist>'],
  ['blanks', '  '],
])('%s is no drawing', async (_what, text) => {
  expect(drawn(text)).toBeNull();
  await expect(readLogo(new Blob([text]))).rejects.toMatchObject({ reason: 'no-image' });
});

test('foreign objects are removed, everything around them stays', () => {
  const foreign = '<foreignObject requiredExtensions="x" width="1"/>';
  const drawing = `<svg ${SVG} ${BOX}><switch>${foreign}<g/></switch><foreignObject><div>no</div></foreignObject><rect/></svg>`;
  expect(drawn(drawing)).toBe(`<svg ${SVG} ${BOX}><switch><g/></switch><rect/></svg>`);
});

test('links to external images are removed, embedded images stay', () => {
  const linked = `<image width="1" xlink:href='logo.png'/><image\nhref="https://a.example/b.png"></image>`;
  expect(drawn(`<svg ${SVG} ${XLINK} ${BOX}>${linked}</svg>`)).toBe(
    `<svg ${SVG} ${XLINK} ${BOX}><image width="1"/><image/></svg>`,
  );
  const own = `<svg ${SVG} ${BOX}><image href=" data:image/png;base64,AAAA"/><use href="#a"/></svg>`;
  expect(drawn(own)).toBe(own);
});
