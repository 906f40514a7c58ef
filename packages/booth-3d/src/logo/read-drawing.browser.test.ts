import { expect, test } from 'vitest';
import { readDrawing } from './image-file.ts';
import { drawSvg, readLogo } from './read-logo.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const RED = '<rect width="200" height="100" fill="#e4002b"/>';
const BOX = 'viewBox="0 0 200 100"';
const DRAWING = `<svg ${SVG} ${BOX}>${RED}</svg>`;

function drawn(text: string): string | null {
  return readDrawing(new TextEncoder().encode(text));
}

const IN_UTF16 = Uint16Array.from(`<?xml version="1.0" encoding="UTF-16"?>${DRAWING}`, (sign) =>
  sign.charCodeAt(0),
);
const swapped = (bytes: number) => (bytes >> 8) | (bytes << 8);

test.each<[string, BlobPart]>([
  ['a plain drawing', DRAWING],
  ['a byte order mark', `\uFEFF\n${DRAWING}`],
  ['a long comment first', `<!--${' Copyright Acme.'.repeat(1000)}-->${DRAWING}`],
  ['no namespace', `<svg ${BOX}>${RED}</svg>`],
  ['a prefix', `<a:svg ${SVG.replace('=', ':a=')} ${BOX}>${RED.replace('<', '<a:')}</a:svg>`],
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
  ['UTF-16, big-endian, with a byte order mark', Uint16Array.of(0xfeff, ...IN_UTF16).map(swapped)],
  ['UTF-16 without a byte order mark', IN_UTF16],
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

const [LEFT, RIGHT] = ['204,34,34', '34,34,204'];
const HALVES =
  '<rect width="20" height="10" fill="#cc2222"/><rect x="20" width="20" height="10" fill="#2222cc"/>';
const IN_MM = '<rect width="13.229mm" height="6.615mm" fill="#cc2222"/>';
const VARIABLES =
  '<style>:root{--a:#cc2222;--b:#2222cc}</style><rect width="20" height="10" fill="var(--a)"/><rect x="20" width="20" height="10" fill="var(--b)"/>';
const BLUR = `<filter id="f">${'<feGaussianBlur stdDeviation="0.01"/>'.repeat(40)}</filter>`;

test.each([
  ['millimeters', `width="40mm" height="10mm" viewBox="0 0 40 10">${HALVES}`],
  ['meters', `width="4000mm" height="1000mm" viewBox="0 0 40 10">${HALVES}`],
  ['variables', `width="40" height="10" viewBox="0 0 40 10">${VARIABLES}`],
  ['many filters', `viewBox="0 0 40 10">${BLUR}<g filter="url(#f)">${HALVES}</g>`],
  ['a shape in millimeters', `width="100" height="25" viewBox="0 0 100 25">${IN_MM}`, 'clear'],
  ['no box', `width="100%" height="100%">${HALVES}`, RIGHT, '40x10'],
])(
  'an SVG with %s is drawn as browsers show it',
  async (_what, content, right = RIGHT, size = '1024x256') => {
    const file = new TextEncoder().encode(`<svg ${SVG} ${content}</svg>`);
    const picture = await createImageBitmap((await drawSvg(file)) as Blob);
    const { width, height } = picture;
    expect([`${width}x${height}`, colorAt(picture, 0.25), colorAt(picture, 0.75)]).toEqual([
      size,
      LEFT,
      right,
    ]);
  },
);

/** Returns the color in the middle of the height as 'r,g,b'; 'clear' if there is none. */
function colorAt(picture: ImageBitmap, part: number): string {
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const at = pen?.getImageData(Math.floor(picture.width * part), Math.floor(picture.height / 2), 1, 1).data;
  return at?.[3] === 0 ? 'clear' : [...(at ?? [])].slice(0, 3).join();
}
