import { expect, test } from 'vitest';
import { mailLink, telLink } from './contact-links.ts';

test.each([
  ['+1 (702) 555-0142', 'tel:+17025550142'],
  ['702.555.0142', 'tel:7025550142'],
  ['555-0142 ext. 12', 'tel:5550142'],
  ['later', null],
  ['', null],
])('%s is called by %s', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});

test('an address alone, and one with a subject', () => {
  expect(mailLink('vera+shows@acme.example')).toBe('mailto:vera%2Bshows@acme.example');
  expect(mailLink('vera@acme.example', 'Your booth & more')).toBe(
    'mailto:vera@acme.example?subject=Your%20booth%20%26%20more',
  );
});

test('an address cannot add a recipient', () => {
  expect(mailLink('a?bcc=b@evil.example&x@acme.example')).toBe(
    'mailto:a%3Fbcc%3Db@evil.example%26x@acme.example',
  );
});
