import { expect, test } from 'vitest';
import { withoutForeign } from './image-file.ts';

const XLINK = 'http://www.w3.org/1999/xlink';

test('foreignObject is removed, everything around it stays', () => {
  const drawing =
    '<svg><switch><foreignObject requiredExtensions="x" width="1"/><g/></switch>' +
    '<foreignObject><div>no</div></foreignObject><rect/></svg>';
  expect(withoutForeign(drawing)).toBe('<svg><switch><g/></switch><rect/></svg>');
  expect(withoutForeign('<svg><rect/></svg>')).toBe('<svg><rect/></svg>');
});

test('links to external images are removed, embedded images stay', () => {
  expect(
    withoutForeign(
      `<svg xmlns:xlink="${XLINK}"><image width="1" xlink:href='logo.png'/><image\nhref="https://a.example/b.png"></image></svg>`,
    ),
  ).toBe(`<svg xmlns:xlink="${XLINK}"><image width="1"/><image/></svg>`);
  const own = '<svg><image href="data:image/png;base64,AAAA"/><use href="#a"/></svg>';
  expect(withoutForeign(own)).toBe(own);
});

test('unclosed tags do not slow the parser down', () => {
  const endless = '<foreignObject>'.repeat(300_000);
  expect(withoutForeign(endless)).toBe(endless);
  expect(withoutForeign('<foreignObject '.repeat(300_000))).toHaveLength(endless.length);
  expect(withoutForeign('<image href="'.repeat(300_000))).toHaveLength(13 * 300_000);
});
