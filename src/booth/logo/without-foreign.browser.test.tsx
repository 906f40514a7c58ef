import { expect, test } from 'vitest';
import { removeForeignContent } from './image-file.ts';

const XLINK = 'http://www.w3.org/1999/xlink';

test('foreignObject is removed, everything around it stays', () => {
  const drawing =
    '<svg><switch><foreignObject requiredExtensions="x" width="1"/><g/></switch>' +
    '<foreignObject><div>no</div></foreignObject><rect/></svg>';
  expect(removeForeignContent(drawing)).toBe('<svg><switch><g/></switch><rect/></svg>');
  expect(removeForeignContent('<svg><rect/></svg>')).toBe('<svg><rect/></svg>');
});

test('links to external images are removed, embedded images stay', () => {
  expect(
    removeForeignContent(
      `<svg xmlns:xlink="${XLINK}"><image width="1" xlink:href='logo.png'/><image\nhref="https://a.example/b.png"></image></svg>`,
    ),
  ).toBe(`<svg xmlns:xlink="${XLINK}"><image width="1"/><image/></svg>`);
  const own = '<svg><image href="data:image/png;base64,AAAA"/><use href="#a"/></svg>';
  expect(removeForeignContent(own)).toBe(own);
});

test('unclosed tags do not slow the parser down', () => {
  const endless = '<foreignObject>'.repeat(300_000);
  expect(removeForeignContent(endless)).toBe(endless);
  expect(removeForeignContent('<foreignObject '.repeat(300_000))).toHaveLength(endless.length);
  expect(removeForeignContent('<image href="'.repeat(300_000))).toHaveLength(13 * 300_000);
});
