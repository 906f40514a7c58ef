import { expect, test } from 'vitest';
import { newLinkToken, opens } from '../../platform/link-token.ts';
import { withHash } from './manage-token.ts';

test('only the first link and the newest nine open the meeting', () => {
  const links = Array.from({ length: 30 }, () => newLinkToken('b1'));
  const hashes = links.reduce<string[]>((kept, { hash }) => withHash(kept, hash), []);
  const open = links.map(({ token }) => opens(token, hashes));
  expect(open.indexOf(true)).toBe(0);
  expect(open.slice(1)).toEqual([...Array(20).fill(false), ...Array(9).fill(true)]);
});
