import { expect, test } from 'vitest';
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts';
import { aContact } from '../../../tests/support/visitor.ts';
import { contactDetailsSchema, websiteUrl } from './contact-details.ts';

function details(changes: Record<string, unknown> = {}) {
  return { ...aContact({ email: 'ada@engines.example' }), ...changes };
}

test('name, company and email are enough; website and phone are optional', () => {
  expect(contactDetailsSchema.parse(details())).toEqual(details());
  const { website: _website, phone: _phone, ...least } = details();
  expect(contactDetailsSchema.parse(least)).toEqual(details());
});

test('a website is any line of text: a slip in an optional field stops no booking', () => {
  for (const text of ['our site soon', 'n/a', 'example.com', 'javascript:alert(1)']) {
    expect(contactDetailsSchema.parse(details({ website: text })).website).toBe(text);
  }
});

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
  ...['', 'our site soon', 'exam\u2067ple.com', 'example.com/\u200b', 'javascript://example.com/%0aalert(1)'],
  ...'example n/a .com http:example.com ftp://example.com javascript:alert(1) ada@example.com'.split(' '),
  'https://user:secret@example.com',
])('%j is text, not a link', (text) => {
  expect(websiteUrl(text)).toBeNull();
});

test('an extremely long text is rejected quickly', async () => {
  const long = `${'a.'.repeat(127)} `.padEnd(255, '.');
  expect(await cpuTimeOf(() => expect(websiteUrl(long)).toBeNull())).toBeLessThan(200);
});
