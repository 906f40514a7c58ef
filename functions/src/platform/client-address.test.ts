import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function addressFrom(chain: string | string[] | undefined, trustedProxies: number): string {
  return clientAddress({ headers: { 'x-forwarded-for': chain }, remoteAddress: '10.0.0.1' }, trustedProxies);
}

test.each([
  ['without a proxy the header is not read', '203.0.113.9', 0, '10.0.0.1'],
  ['the last entry is what one proxy saw', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['the last but one is what the outer of two saw', '1.1.1.1, 203.0.113.9, 10.9.9.9', 2, '203.0.113.9'],
  ['several headers are one list', ['1.1.1.1', '203.0.113.9'], 1, '203.0.113.9'],
  ['a shorter chain than expected gives its first entry', '203.0.113.9', 2, '203.0.113.9'],
  ['no header: the connection itself', undefined, 2, '10.0.0.1'],
  ['an empty header: the connection itself', ' , ', 1, '10.0.0.1'],
])('%s', (_what, chain, trustedProxies, address) => {
  expect(addressFrom(chain, trustedProxies)).toBe(address);
});
