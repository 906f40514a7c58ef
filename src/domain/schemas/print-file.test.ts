import { expect, test } from 'vitest';
import { isPrintFile } from './print-file.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['a PDF', '%PDF-1.7\n'],
  ['a PDF after blanks', '\r\n\r\n%PDF-1.4\n'],
  ['an AI after a byte order mark', '\xEF\xBB\xBF%PDF-1.5\n'],
  ['an EPS', '%!PS-Adobe-3.0 EPSF-3.0\n'],
  ['an EPS after Ctrl-D', '\x04%!PS-Adobe-3.0\n'],
  ['an EPS with a preview', '\xC5\xD0\xD3\xC6\x20\0\0\0'],
])('%s is a print file', (_what, start) => {
  expect(isPrintFile(bytes(start))).toBe(true);
});

test.each([
  ['a drawing that names one', '<svg><!-- %PDF-1.7 --></svg>'],
  ['an image', '\x89PNG\r\n\x1A\n'],
  ['nothing', ''],
])('%s is none', (_what, start) => {
  expect(isPrintFile(bytes(start))).toBe(false);
});
