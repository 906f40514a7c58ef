import { expect, test } from 'vitest';
import { imageKind } from './image-kind.ts';
import { withoutForeign } from './without-foreign.ts';

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

test.each([
  ['\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'image/png'],
  ['\xFF\xD8\xFF\xE0\0\x10JFIF', 'image/jpeg'],
  ['RIFF\x10\0\0\0WEBPVP8L', 'image/webp'],
  ['\0\0\0\x1CftypavifÙ\0\0\0avifmif1', 'image/avif'],
  ['\0\0\0\x1Cftypmif1\0\0\0\0mif1avif', 'image/avif'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['\xEF\xBB\xBF<?xml version="1.0"?>\n<!-- Drawn by hand -->\n<svg>', 'image/svg+xml'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" ""><svg>', 'image/svg+xml'],
])('the first bytes tell the kind of an image: %j', (head, kind) => {
  expect(imageKind(bytes(head))).toBe(kind);
});

test.each([
  ['nothing', ''],
  ['a GIF', 'GIF89a\x01\0\x01\0'],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a PDF', '%PDF-1.7'],
  ['a page with a drawing', '<!DOCTYPE html><svg></svg>'],
  ['a text that speaks of one', 'An <svg> is a drawing'],
  ['a sound', 'RIFF\x10\0\0\0WAVEfmt '],
])('%s is no image for a booth', (_name, head) => {
  expect(imageKind(bytes(head))).toBeNull();
});

test('parts in other languages go, everything around them stays', () => {
  const drawing =
    '<svg><switch><foreignObject requiredExtensions="x" width="1"/><g/></switch>' +
    '<foreignObject><div>no</div></foreignObject><rect/></svg>';
  expect(withoutForeign(drawing)).toBe('<svg><switch><g/></switch><rect/></svg>');
  expect(withoutForeign('<svg><rect/></svg>')).toBe('<svg><rect/></svg>');
});

test('images elsewhere lose their links, those in the file stay', () => {
  expect(
    withoutForeign(
      `<svg><image width="1" xlink:href='logo.png'/><image\nhref="https://a.example/b.png"></image></svg>`,
    ),
  ).toBe('<svg><image width="1"/><image></image></svg>');
  const own = '<svg><image href="data:image/png;base64,AAAA"/><use href="#a"/></svg>';
  expect(withoutForeign(own)).toBe(own);
});

test('a drawing of nothing but beginnings is read in no time', () => {
  const endless = '<foreignObject>'.repeat(300_000);
  expect(withoutForeign(endless)).toBe(endless);
  expect(withoutForeign('<foreignObject '.repeat(300_000))).toHaveLength(endless.length);
  expect(withoutForeign('<image href="'.repeat(300_000))).toHaveLength(13 * 300_000);
});
