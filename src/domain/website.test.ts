import { expect, test } from 'vitest';
import { websiteUrl } from './website.ts';

test.each([
  ['example.com', 'https://example.com'],
  ['sub.example.co.uk/booth?x=1#top', 'https://sub.example.co.uk/booth?x=1#top'],
  ['HTTPS://Example.com/Path', 'HTTPS://Example.com/Path'],
  ['http://example.com:8443/a', 'http://example.com:8443/a'],
  ['bücher.example', 'https://bücher.example'],
])('%j links to %s', (text, url) => {
  expect(websiteUrl(text)).toBe(url);
});

test.each([
  '',
  'our site soon',
  'example',
  'n/a',
  '.com',
  'http:example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'https://user:secret@example.com',
  'ada@example.com',
  'exam\u2067ple.com',
  'example.com/\u200b',
])('%j is text, not a link', (text) => {
  expect(websiteUrl(text)).toBeNull();
});

test('a long text without an end is judged at once', () => {
  const started = performance.now();
  expect(websiteUrl(`${'a.'.repeat(127)} `.padEnd(255, '.'))).toBeNull();
  expect(performance.now() - started).toBeLessThan(200);
});
