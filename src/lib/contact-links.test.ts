import { expect, test } from 'vitest';
import { telLink } from './contact-links.ts';

test.each([
  ['+1 (702) 555-0142', 'tel:+17025550142'],
  ['702.555.0142', 'tel:7025550142'],
  ['555-0142 ext. 12', 'tel:5550142'],
  ['later', null],
  ['', null],
])('%s is called by %s', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});
